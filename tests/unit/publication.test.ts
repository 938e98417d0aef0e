import { describe, expect, test } from 'vitest';
import { EVERYTHING, isPublished, publicationOf } from '#shared/rules/publication.ts';

const post = (day: string, draft = false) => ({ draft, date: new Date(day) });

describe('what a build shows of the posts', () => {
  const today = publicationOf('', '2026-11-22');

  test('is what is no draft and has come to its day', () => {
    expect(isPublished(post('2026-11-21'), today)).toBe(true);
    expect(isPublished(post('2026-11-22'), today)).toBe(true);
    expect(isPublished(post('2026-11-23'), today)).toBe(false);
    expect(isPublished(post('2026-11-21', true), today)).toBe(false);
  });

  test('is everything on a preview and in development', () => {
    for (const publication of [publicationOf('show', '2026-11-22'), EVERYTHING]) {
      expect(isPublished(post('2099-01-01', true), publication)).toBe(true);
    }
  });

  test('goes by the day in Berlin', () => {
    const evening = new Date('2026-11-22T23:30:00Z');
    expect(publicationOf('', '', evening).day).toBe('2026-11-23');
  });
});
