/**
 * `npm run new:post -- "Title" [--de "Titel"]`: a new post in both languages that the site builds
 * with at once.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createPost } from './create-post.ts';

const USAGE = 'Say it like this: npm run new:post -- "Title" --de "Titel"';

/** Today where the editor sits, which late in the evening is not the day in UTC. */
function today(): string {
  const now = new Date();
  const part = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

function nextSteps(germanTitle: string | undefined): string[] {
  return [
    'Next:',
    '  1. Write both files. In both, set description, category and readTime (minutes, 200 words each).',
    ...(germanTitle
      ? []
      : ['     Translate the German title and rename the German file: its name is the address.']),
    '  2. Draw the cover, 16:9.',
    '  3. "npm run dev" shows the post and its mistakes, "npm run content:status" what is left to do.',
    '  4. When it may appear: "draft: false" in both files.',
  ];
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { de: { type: 'string' } },
  });
  const [title, ...rest] = positionals;
  if (!title || rest.length > 0) throw new Error(USAGE);
  const files = await createPost({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    title,
    germanTitle: values.de,
    day: today(),
  });
  const lines = [files.en, files.de, files.cover, '', ...nextSteps(values.de)];
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
