import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Of a lesson's film in pixels, 16:9. */
export const FILM_SIZE = { width: 896, height: 504 } as const;

/** Frames a second: a still costs next to nothing, and a movement of the picture looks calm. */
export const FPS = 10;

/** Seconds between whole pictures, which cost most: a player goes to a chapter from the one before. */
const KEY_S = 30;

/** What pictures go into, one after the other. */
export interface Encoder {
  /** Shows a picture, raw RGB of the film's size, for so many frames. */
  show: (picture: Buffer, frames: number) => Promise<void>;
  /** Writes the file. */
  end: () => Promise<void>;
}

/**
 * H.264 in an MP4 file, which every browser plays. The same pictures make the same file, so that its
 * name, a hash, stays.
 *
 * @throws Error when ffmpeg is missing or refuses
 */
export function encoder(
  file: string,
  { width, height }: { width: number; height: number } = FILM_SIZE,
): Encoder {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const picture = ['-c:v', 'libx264', '-preset', 'medium', '-crf', '32', '-tune', 'animation'];
  const seeking = ['-g', String(KEY_S * FPS), '-sc_threshold', '0'];
  const plain = ['-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const shape = ['-pix_fmt', 'yuv420p', '-movflags', '+faststart', ...plain];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, '-r', String(FPS), '-i', '-', '-an'].concat(
      picture,
      seeking,
      shape,
      file,
    ),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', (cause) => {
      const help = 'Films need ffmpeg: install it with the system’s package manager.';
      reject(new Error(help, { cause }));
    });
    ffmpeg.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${code}`));
    });
  });
  return {
    show: async (bytes, frames) => {
      for (let frame = 0; frame < frames; frame += 1) {
        await Promise.race([write(ffmpeg.stdin, bytes), ended]);
      }
    },
    end: async () => {
      ffmpeg.stdin.end();
      await ended;
    },
  };
}

async function write(into: Writable, bytes: Buffer): Promise<void> {
  if (!into.write(bytes)) await once(into, 'drain');
}
