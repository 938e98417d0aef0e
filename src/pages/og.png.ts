import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { MARK_BAR_WIDTH, MARK_BARS, MARK_HEIGHT } from '@/lib/logo-mark';

const WIDTH = 1200;
const HEIGHT = 630;
const SCALE = 24;

const bars = MARK_BARS.map(
  ({ x, height }, index) =>
    `<rect fill="${index === MARK_BARS.length - 1 ? '#d23a10' : '#16140f'}" x="${x}" y="${MARK_HEIGHT - height}" width="${MARK_BAR_WIDTH}" height="${height}"/>`,
).join('');

/** The Open Graph picture of pages without their own: the mark, without words. */
export const GET: APIRoute = async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#f7f4ee"/>
    <rect x="120" y="507" width="960" height="3" fill="#16140f"/>
    <g transform="translate(120 ${507 - MARK_HEIGHT * SCALE}) scale(${SCALE})">${bars}</g>
  </svg>`;
  const image = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
};
