import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkitten';

/**
 * The brand font at weight 600. A static file of it, because the reader cannot take a weight out of
 * a compressed variable font; and outlines instead of text, because what draws the pictures sees
 * only fonts that the machine has installed.
 */
const FONT_FILE = '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff2';

/** Relative to the font's size; headlines are set tight. */
const LETTER_SPACING = -0.03;

/** How finely lines are made even, in pixels. */
const STEP = 30;

const font = readFont();

function readFont() {
  const file = createRequire(join(process.cwd(), 'package.json')).resolve(FONT_FILE);
  const read = create(readFileSync(file));
  if (read.isCollection) throw new Error(`${FONT_FILE} holds more than one font.`);
  return read;
}

interface Letter {
  /** Of the font's size, spacing included. */
  advance: number;
  /** SVG path in the font's units, empty for a space. */
  shape: string;
}

const letters = new Map<string, Letter>();

/** A character of the font, kept because a site has few and a build draws many titles. */
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

/** Width of a line in the units of its size. */
export function lineWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + letterOf(character).advance * size, 0);
}

/** The text broken at its spaces into lines of at most this width; a longer word has a line of its own. */
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

/** The same number of lines, but even ones: a title does not end in a single word. */
export function evenLines(text: string, size: number, width: number): string[] {
  const { length } = breakLines(text, size, width);
  const narrower = (by: number) => breakLines(text, size, width - by);
  let by = 0;
  while (by < width && narrower(by + STEP).length === length) by += STEP;
  return narrower(by);
}

/** A line as SVG paths, with its baseline's left end at `x`, `y`. */
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
