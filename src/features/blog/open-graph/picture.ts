import { MARK_BAR_WIDTH, MARK_BARS, MARK_HEIGHT } from '@/lib/logo-mark';
import { breakLines, evenLines, linePaths } from './outlines';

/** Size of every Open Graph picture in pixels (ogp.me); networks show it without cropping. */
export const WIDTH = 1200;
const HEIGHT = 630;

const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;
/** The light theme's colours. */
const PAPER = '#f7f4ee';
const INK = '#16140f';
const LINE = '#ddd6c8';
const SIGNAL = '#d23a10';

/** Font sizes of a title. The first whose text fits into `lines` is used, else the last. */
const TITLE_SIZES = [
  { size: 68, lines: 2 },
  { size: 54, lines: 3 },
  { size: 46, lines: 4 },
] as const;
const LINE_HEIGHT = 1.08;
const TITLE_TOP = 138;
const MARK_SIZE = 40;

/** A picture as SVG, with the brand above, the title, and the cover running off the lower edge. */
export function postPicture(title: string, brand: string, cover: string): string {
  const { size, lines } = titleLines(title);
  const text = lines.map((line, index) =>
    linePaths(line, size, MARGIN, TITLE_TOP + size * (0.78 + index * LINE_HEIGHT)),
  );
  const coverTop = TITLE_TOP + size * (lines.length * LINE_HEIGHT) + 34;
  const coverHeight = (INNER * 9) / 16;
  const frame = `x="${MARGIN}" y="${coverTop}" width="${INNER}" height="${coverHeight}"`;
  return svg(
    `${brandLine(brand)}<g fill="${INK}">${text.join('')}</g>` +
      `<image ${frame} preserveAspectRatio="xMidYMid slice" href="${cover}"/>` +
      `<rect ${frame} fill="none" stroke="${LINE}" stroke-width="2"/>`,
  );
}

function titleLines(title: string): { size: number; lines: string[] } {
  const fitting = TITLE_SIZES.find(
    ({ size, lines }) => breakLines(title, size, INNER).length <= lines,
  );
  const { size } = fitting ?? TITLE_SIZES[2];
  return { size, lines: evenLines(title, size, INNER) };
}

function brandLine(brand: string): string {
  const scale = MARK_SIZE / MARK_HEIGHT;
  const left = MARGIN + MARK_SIZE * 1.25 + 16;
  return `${mark(MARGIN, 48, scale)}<g fill="${INK}">${linePaths(brand, 42, left, 48 + MARK_SIZE)}</g>`;
}

function mark(x: number, y: number, scale: number): string {
  const bars = MARK_BARS.map(
    (bar, index) =>
      `<rect fill="${index === MARK_BARS.length - 1 ? SIGNAL : INK}" x="${bar.x}" y="${MARK_HEIGHT - bar.height}" width="${MARK_BAR_WIDTH}" height="${bar.height}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${bars.join('')}</g>`;
}

function svg(content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${content}</svg>`
  );
}
