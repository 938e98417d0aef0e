import { describe, expect, it, test } from 'vitest';
import { guideNodeSchema } from '#shared/entities/guide.ts';
import {
  countDone,
  isDone,
  LESSON_CHOICES,
  lessonsOf,
  readingMinutes,
  secondsOf,
} from '#shared/rules/lessons.ts';
import { storedLesson } from '../helpers/lessons.ts';

const LESSONS = [
  storedLesson({ key: 'a' }),
  storedLesson({ key: 'b', category: 'advanced' }),
  storedLesson({ key: 'c', featured: true }),
];
const AT = '2026-01-01T00:00:00.000Z';

describe('the lessons', () => {
  it('offer all and each level, in this order', () => {
    expect(LESSON_CHOICES).toEqual(['all', 'beginner', 'intermediate', 'advanced']);
  });

  it.each([
    ['all', ['c', 'a', 'b']],
    ['beginner', ['c', 'a']],
    ['intermediate', []],
    ['advanced', ['b']],
  ] as const)('show under %s what belongs there, featured ones first', (choice, keys) => {
    expect(lessonsOf(LESSONS, choice).map(({ key }) => key)).toEqual(keys);
  });

  it('are done once they were read or watched', () => {
    expect([undefined, {}, { read_at: AT }, { watched_at: AT }].map(isDone)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    // A lesson that is no longer there counts for nothing.
    expect(countDone(LESSONS, { a: { read_at: AT }, b: {}, gone: { read_at: AT } })).toBe(1);
  });
});

test('reading time is whole minutes at 200 words, at least one', () => {
  expect([0, 299, 300, 1100].map(readingMinutes)).toEqual([1, 1, 2, 6]);
});

test('times of videos are minutes and seconds', () => {
  expect(['0:00', '1:05', '12:30'].map(secondsOf)).toEqual([0, 65, 750]);
});

describe('a guide', () => {
  it('has text, elements and pictures, one in the other', () => {
    const guide = [
      'Text',
      { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'a', href: '/x', children: [] }] }] },
      { picture: 'lesson-result', alt: 'What it shows.' },
      { tag: 'details', children: [{ file: 'orders.csv', text: 'a;b\n' }] },
    ];
    for (const node of guide) expect(guideNodeSchema.parse(node)).toEqual(node);
  });

  it.each([
    { tag: 'script', children: ['alert(1)'] },
    { tag: 'p', children: [{ tag: 'iframe', children: [] }] },
    { tag: 'a', href: 'javascript:alert(1)', children: [] },
    { tag: 'a', href: '//elsewhere.example', children: [] },
    { tag: 'p', onclick: 'alert(1)', children: [] },
    { picture: '../secret', alt: 'x' },
    { picture: 'lesson-result', alt: '' },
    { file: 'page.html', text: 'x' },
    { file: '../x.csv', text: 'x' },
    { file: 'x.csv', text: '' },
    { file: 'x.csv', text: 'x'.repeat(4001) },
  ])('never has %j', (node) => {
    expect(guideNodeSchema.safeParse(node).success).toBe(false);
  });
});
