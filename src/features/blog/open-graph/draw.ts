import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Cached between builds; drawing takes some 40 ms a picture (product 12.6). */
const CACHE = join(process.cwd(), 'node_modules/.cache/open-graph');

/** Renders an SVG as PNG. The same SVG is rendered once and then read from the cache. */
export async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const name = createHash('sha256').update(sharp.versions.vips).update(svg).digest('hex');
  const file = join(CACHE, `${name}.png`);
  // Asynchronous reading takes longer than the file's few kilobytes need.
  if (existsSync(file)) return readFileSync(file);
  const drawn = new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, drawn);
  return drawn;
}
