import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '#scripts/library/read-library.ts';
import { textOf } from '#src/integrations/content-checks/guide.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import type { GuideNode } from '#shared/entities/guide.ts';
import { LESSON_LEVELS } from '#shared/entities/lesson.ts';
import { secondsOf } from '#shared/rules/lessons.ts';

/** The lessons as editors keep them, which is what members pay for. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const { lessons } = await readLibrary(root);
const inLocale = (locale: string) =>
  lessons.filter(({ language }) => language === locale).toSorted((a, b) => a.order - b.order);

const picturesOf = (nodes: readonly GuideNode[]): number =>
  nodes.filter((node) => typeof node !== 'string' && 'picture' in node).length;

const linksOf = (nodes: readonly GuideNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || !('tag' in node)) return [];
    return node.href === undefined ? linksOf(node.children) : [node.href];
  });

/** Seconds of an MP4 file, from its movie header (ISO/IEC 14496-12, 8.2.2). */
function lengthOf(path: string): number {
  const bytes = readFileSync(path);
  const header = bytes.indexOf('mvhd') + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
}

test('five of them have a film of our own, and the builder’s lasts about two minutes, as its page says', () => {
  for (const locale of LOCALES) {
    const films = inLocale(locale).filter(({ video }) => video && 'recording' in video);
    expect(films.map(({ key }) => key)).toEqual([
      'brand-checker-first-campaign',
      'web-search-first-hour',
      'smart-prompt-builder',
      'library-prompts',
      'ai-tools-and-workflow',
    ]);
    const builder = films.find(({ key }) => key === 'smart-prompt-builder');
    const seconds = secondsOf(builder?.video?.duration ?? '0:00');
    expect(seconds).toBeGreaterThanOrEqual(90);
    expect(seconds).toBeLessThan(150);
  }
});

test('there are twelve in both languages, of each level at least three', () => {
  const facts = LOCALES.map((locale) =>
    inLocale(locale).map(({ key, category, tool, order, video }) => ({
      key,
      category,
      tool,
      order,
      hasVideo: video !== null,
    })),
  );
  expect(facts[1]).toEqual(facts[0]);
  expect(facts[0]?.map(({ order }) => order)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  for (const level of LESSON_LEVELS) {
    const ofLevel = facts[0]?.filter(({ category }) => category === level) ?? [];
    expect(ofLevel.length, level).toBeGreaterThanOrEqual(3);
  }
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test('takes its stated reading time at 150 to 250 words a minute, and has pictures', () => {
    const words = textOf(lesson.guide).split(/\s+/).length;
    expect(lesson.minutes).toBeGreaterThanOrEqual(words / 250);
    expect(lesson.minutes).toBeLessThanOrEqual(words / 150);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(picturesOf(lesson.guide)).toBeGreaterThanOrEqual(1);
  });

  test('ends with a first step in the product', () => {
    const last = lesson.guide.findLastIndex(
      (node) => typeof node !== 'string' && 'tag' in node && node.tag === 'h2',
    );
    const links = linksOf(lesson.guide.slice(last));
    expect(links.filter((href) => /^\/(dashboard|periodic-table)/.test(href))).not.toEqual([]);
  });

  test('has a film of its stated length with captions from end to end, if it has one', () => {
    const { video } = lesson;
    if (!video || !('recording' in video)) return;
    const file = `${root}public/media/lessons/${video.recording}.mp4`;
    expect(statSync(file).size).toBeLessThanOrEqual(1_500_000);
    expect(lengthOf(file)).toBeCloseTo(secondsOf(video.duration), 1);
    expect(lengthOf(file)).toBeLessThanOrEqual(330);
    const { captions, chapters, duration } = video;
    expect([captions[0]?.from, ...captions.map(({ to }) => to)]).toEqual([
      '0:00',
      ...captions.slice(1).map(({ from }) => from),
      duration,
    ]);
    expect(chapters.length).toBeGreaterThanOrEqual(3);
    // Two lines on a phone.
    for (const { text } of captions) expect(text.length, text).toBeLessThanOrEqual(100);
  });
});
