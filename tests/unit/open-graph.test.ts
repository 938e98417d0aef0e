import { expect, test } from 'vitest';
import {
  breakLines,
  evenLines,
  linePaths,
  lineWidth,
} from '#src/features/blog/open-graph/outlines.ts';
import { postPicture } from '#src/features/blog/open-graph/picture.ts';

test('a title is broken at spaces into lines no wider than asked', () => {
  const title = 'Prompts in der eigenen Sprache: unser Workshop auf Deutsch';
  const lines = breakLines(title, 60, 700);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(lineWidth(line, 60)).toBeLessThanOrEqual(700);
});

test('a word that is wider than the line has a line of its own', () => {
  expect(breakLines('a Donaudampfschifffahrtsgesellschaft b', 60, 300)).toEqual([
    'a',
    'Donaudampfschifffahrtsgesellschaft',
    'b',
  ]);
});

test('the lines of a title are even, and no more than it needs', () => {
  const title = 'An AI glossary you can read before the meeting';
  expect(breakLines(title, 68, 1080).at(-1)).toBe('meeting');
  const even = evenLines(title, 68, 1080);
  expect(even).toHaveLength(2);
  expect(even.join(' ')).toBe(title);
  const widths = even.map((line) => lineWidth(line, 68));
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  expect(evenLines('Donaudampfschifffahrtsgesellschaft', 60, 300)).toHaveLength(1);
});

test('umlauts, eszett and German quotes have outlines; a space has none', () => {
  for (const letter of 'äöüÄÖÜß„“–·…é') expect(linePaths(letter, 40, 0, 0)).toContain('<path');
  expect(linePaths(' ', 40, 0, 0)).not.toContain('<path');
});

test('a long title gets smaller letters than a short one, and the cover follows below', () => {
  const top = (svg: string) => Number(/<image [^>]*y="([\d.]+)"/.exec(svg)?.[1]);
  const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ');
  const short = postPicture(words(3), 'Brand', 'data:,');
  const long = postPicture(words(21), 'Brand', 'data:,');
  expect(top(long)).toBeGreaterThan(top(short));
  expect(top(long)).toBeLessThan(450);
  expect(long).not.toContain('Wort');
});
