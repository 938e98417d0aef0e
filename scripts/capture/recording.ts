import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';

const execute = promisify(execFile);

/** Of the recorded window in pixels, 16:9; small enough that its text can be read in a player. */
export const RECORDING_SIZE = { width: 1120, height: 630 } as const;

/** A picture of the page and when it was taken, in seconds. */
interface Frame {
  file: string;
  at: number;
}

/** What happens in a recording, and when, in seconds from its beginning. */
export interface Act {
  at: number;
  run: () => Promise<void>;
}

/**
 * Records a page while something happens in it, by the browser's own screencast: Playwright's
 * recorder needs a program that no package registry has.
 *
 * @param seconds how long the recording is, exactly
 * @param path without its ending; `.webm` and `.mp4` are written
 */
export async function record(
  page: Page,
  acts: readonly Act[],
  seconds: number,
  path: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  try {
    const frames = await film(page, acts, seconds, folder);
    await encode(frames, seconds, folder, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function film(
  page: Page,
  acts: readonly Act[],
  seconds: number,
  folder: string,
): Promise<Frame[]> {
  const client = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const writes: Promise<void>[] = [];
  const begin = Date.now() / 1_000;
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.png`);
    frames.push({ file, at: (metadata.timestamp ?? Date.now() / 1_000) - begin });
    writes.push(writeFile(file, Buffer.from(data, 'base64')));
    void acknowledge(client, sessionId);
  });
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 2 });
  for (const { at, run } of acts) {
    await until(begin + at);
    await run();
  }
  await until(begin + seconds);
  await client.send('Page.stopScreencast');
  await Promise.all(writes);
  return frames;
}

/** Without it the browser sends no further frame; the last one comes after the session's end. */
async function acknowledge(client: CDPSession, sessionId: number): Promise<void> {
  await client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
}

async function until(instant: number): Promise<void> {
  const wait = instant * 1_000 - Date.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}

/** Each picture is shown until the next one. */
async function encode(
  frames: readonly Frame[],
  seconds: number,
  folder: string,
  path: string,
): Promise<void> {
  const lines = frames.flatMap(({ file, at }, index) => {
    const from = index === 0 ? 0 : at;
    const next = frames[index + 1]?.at ?? seconds;
    return [`file '${file}'`, `duration ${Math.max(0.001, next - from).toFixed(3)}`];
  });
  const list = join(folder, 'frames.txt');
  const last = frames.at(-1);
  // The list's last duration is ignored unless a file follows it.
  await writeFile(list, `${[...lines, ...(last ? [`file '${last.file}'`] : [])].join('\n')}\n`);
  await mkdir(dirname(path), { recursive: true });
  const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list];
  const { width, height } = RECORDING_SIZE;
  const shape = ['-an', '-t', String(seconds), '-vf', `fps=10,scale=${width}:${height}`];
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '50', '-b:v', '0', '-deadline', 'good'];
  const often = ['-cpu-used', '3', '-row-mt', '1', '-g', '300'];
  const h264 = ['-c:v', 'libx264', '-crf', '32', '-preset', 'slow', '-pix_fmt', 'yuv420p'];
  await ffmpeg([...input, ...shape, ...h264, '-movflags', '+faststart', `${path}.mp4`]);
  // Half as large as of the pictures themselves, whose fine edges cost most.
  const again = ['-y', '-loglevel', 'error', '-i', `${path}.mp4`];
  await ffmpeg([...again, ...vp9, ...often, `${path}.webm`]);
}

async function ffmpeg(parameters: readonly string[]): Promise<void> {
  try {
    await execute('ffmpeg', parameters);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
    throw new Error('Recordings need ffmpeg: install it with the system’s package manager.', {
      cause: error,
    });
  }
}
