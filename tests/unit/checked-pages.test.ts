import { expect, test } from 'vitest';
import { chooseCheckedPages } from '#shared/rules/checked-pages.ts';

const HOME = 'https://shop.example/';

test('of a long list the pages come evenly, four of them', () => {
  const listed = Array.from({ length: 100 }, (_, index) => `${HOME}${index}`);
  expect(chooseCheckedPages(HOME, listed)).toEqual([0, 25, 50, 75].map((page) => `${HOME}${page}`));
});

test('only other pages of the same host are chosen, each once', () => {
  const listed = [
    '/',
    '#top',
    '/a',
    'a#part',
    '/b?x=1',
    'https://www.shop.example/c',
    'https://evil.example/',
    'javascript:alert(1)',
    'mailto:mia@shop.example',
    '/menu.pdf',
    `/${'x'.repeat(600)}`,
    'http://[broken',
  ];
  expect(chooseCheckedPages(HOME, listed)).toEqual([`${HOME}a`, `${HOME}b?x=1`]);
});

test('without a list there are none', () => {
  expect(chooseCheckedPages(HOME, [])).toEqual([]);
});
