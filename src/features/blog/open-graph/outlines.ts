import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkitten';

/**
 * The brand font at weight 600. A static file, because fontkit cannot read one weight of a
 * compressed variable font. Text is drawn as outlines, because the SVG renderer knows only fonts
 * that the machine has installed.
 */
const FONT_FILE = '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff2';

/** In em. */
const LETTER_SPACING = -0.03;

/** Step by which `evenLines` narrows the lines, in pixels. */
const STEP = 30;

const font = readFont();

function readFont() {
  const file = createRequire(join(process.cwd(), 'package.json')).resolve(FONT_FILE);
  const read = create(readFileSync(file));
  if (read.isCollection) throw new Error(`${FONT_FILE} holds more than one font.`);
  return read;
}

interface Letter {
  /** In em, letter spacing included. */
  advance: number;
  /** SVG path in the font's units, empty for a space. */
  shape: string;
}

const letters = new Map<string, Letter>();

/** A character's outline, cached: a site uses few characters and a build draws many titles. */
function letterOf(character: string): Letter {
  const known = letters.get(character);
  if (known) return known;
  const code = character.codePointAt(0) ?? 0;
  // A character that the font lacks would show an empty box.
  const glyph = font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code) : undefined;
  const letter = {
    advance: glyph ? glyph.advanceWidth / font.unitsPerEm + LETTER_SPACING : 0,
    shape: glyph?.path.toSVG() ?? '',
  };
  letters.set(character, letter);
  return letter;
}

/** Width of a line, in the unit of `size`. */
export function lineWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + letterOf(character).advance * size, 0);
}

/** Breaks a text at its spaces into lines of at most `width`; a longer word gets its own line. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && lineWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/**
 * Breaks a text into as few lines as `breakLines`, of similar length, so that a title does not end
 * with a single word.
 */
export function evenLines(text: string, size: number, width: number): string[] {
  const { length } = breakLines(text, size, width);
  const narrower = (by: number) => breakLines(text, size, width - by);
  let by = 0;
  while (by < width && narrower(by + STEP).length === length) by += STEP;
  return narrower(by);
}

/** A line as SVG paths; its baseline begins at `x`, `y`. */
export function linePaths(text: string, size: number, x: number, y: number): string {
  const scale = size / font.unitsPerEm;
  let left = 0;
  const paths = [...text].map((character) => {
    const { advance, shape } = letterOf(character);
    const at = Math.round(left * font.unitsPerEm);
    left += advance;
    return shape && `<path transform="translate(${at})" d="${shape}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
