import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of videos that stand in until there is one; no host has such a video. */
const EXAMPLE = /\/(?:embed\/|watch\?v=)EXAMPLE/;

/** Lines of a folder's files with an example address, like `lessons/en/tools.mdx:12`. */
export function exampleVideos(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:mdx|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          EXAMPLE.test(line) ? [`${file.slice(folder.length + 1)}:${index + 1}`] : [],
        ),
    );
}

/**
 * Prevents that a real operator's site or store sells a video that cannot be played (product 20.7).
 *
 * @param backend `PUBLIC_BACKEND`: only `firebase` is somebody's site
 * @param folder of the content
 * @throws Error that lists the places
 */
export function requireRealVideos(backend: string, folder = 'src/content'): void {
  const left = backend === 'firebase' ? exampleVideos(folder) : [];
  if (left.length === 0) return;
  throw new Error(
    `${folder} has addresses of example videos. Put in the video's address, or leave out "video", ` +
      `so that the lesson is a guide:\n${left.map((place) => `- ${place}`).join('\n')}`,
  );
}
