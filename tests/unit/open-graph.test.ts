import { expect, test } from 'vitest';
import { breakLines, linePaths, lineWidth } from '#src/lib/open-graph/outlines.ts';
import { postPicture } from '#src/lib/open-graph/picture.ts';

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
