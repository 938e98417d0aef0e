import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Kept between builds; drawing costs some 40 ms a picture (design 8). */
const CACHE = join(process.cwd(), 'node_modules/.cache/open-graph');

/** Draws an SVG as PNG, or takes what it drew before from the same SVG. */
export async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const name = createHash('sha256').update(sharp.versions.vips).update(svg).digest('hex');
  const file = join(CACHE, `${name}.png`);
  const former = await readFile(file).catch(() => undefined);
  if (former) return new Uint8Array(former);
  const drawn = await sharp(Buffer.from(svg)).png().toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, drawn);
  return new Uint8Array(drawn);
}
