import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASPECT_TONES, ASPECTS } from '#shared/entities/answer-aspect.ts';
import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import { brandMatrixSchema } from '#shared/entities/brand-matrix.ts';
import { brandMonthSchema } from '#shared/entities/brand-month.ts';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { brandCheckerOutput } from '#shared/api/brand-checker.ts';
import { FIGURE_DAYS, MATRIX_ANSWERS, MATRIX_QUESTIONS } from '#shared/figure-limits.ts';
import { questionHash } from '#shared/rules/answer-facets.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { figurePeriod, monthsOf } from '#shared/rules/figure-period.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { countFigures, FIGURE_CAMPAIGN } from '../helpers/brand-figures';
import { onDay, promptTest } from '../helpers/prompt-tests';

const NOW = new Date('2026-04-30T12:00:00.000Z');
const RIVALS = FIGURE_CAMPAIGN.competitors;

const domain = fc.constantFrom('guide.example', 'kiezwerk.example', 'anlauf.example', 'a.example');
const source = fc.tuple(domain, fc.nat(2)).map(([name, page]) => ({
  url: `https://${name}/${page}`,
  domain: name,
  title: null,
  own: name === 'anlauf.example',
}));
const anyTest = fc
  .record({
    mode: fc.constantFrom(...ANSWER_MODES),
    branded: fc.boolean(),
    platform: fc.constantFrom(...brandPlatformIds),
    prompt: fc.constantFrom('Who?', 'Where?', 'Why?'),
    mentions_count: fc.nat(2),
    list_rank: fc.option(fc.integer({ min: 1, max: 5 })),
    sentiment_score: fc.option(fc.integer({ min: 0, max: 100 })),
    searches: fc.constantFrom(0, 1),
    // Also for answers from memory, which must not count them.
    sources: fc.uniqueArray(source, { selector: ({ url }) => url, maxLength: 4 }).map((cited) => ({
      queries: [],
      cited,
      retrieved: [],
    })),
    competitor_mentions: fc
      .tuple(fc.nat(1), fc.nat(1))
      .map((counts) => counts.map((count, index) => ({ name: RIVALS[index] ?? '', count }))),
    other_names: fc.subarray(['Werkhof', 'Nachbar']),
    aspects: fc.array(
      fc.record({
        aspect: fc.constantFrom(...ASPECTS.slice(0, 2)),
        tone: fc.constantFrom(...ASPECT_TONES),
        quote: fc.constant('words'),
      }),
      { maxLength: 3 },
    ),
    created_at: fc.integer({ min: 1, max: 100 }).map((day) => onDay(day)),
  })
  .map(promptTest);

type Test = PromptTest;
const names = (test: Test, name: string) =>
  test.competitor_mentions.some((each) => each.name === name && each.count > 0);
const hasRival = (test: Test) => RIVALS.some((name) => names(test, name));
const cites = (test: Test, name: string) =>
  test.sources?.cited.some((each) => each.domain === name) ?? false;

describe('the figures of a campaign', () => {
  it('are those of counting the answers of the period by hand', () => {
    fc.assert(
      fc.property(fc.array(anyTest, { maxLength: 60 }), (tests) => {
        const { overview, sources } = countFigures(tests, NOW);
        const { from, to } = overview.period;
        const shown = tests.filter(({ created_at: at }) => at >= from && at.slice(0, 10) <= to);
        const count = (isCounted: (test: Test) => boolean, all = shown) =>
          all.filter(isCounted).length;
        const unbranded = shown.filter(({ branded }) => !branded);
        for (const mode of ANSWER_MODES) {
          const own = unbranded.filter((test) => test.mode === mode);
          const figures = overview.modes[mode];
          expect(figures.n).toBe(own.length);
          expect(figures.names.map(({ k }) => k)).toEqual([
            count((test) => test.mentions_count > 0, own),
            ...RIVALS.map((name) => count((test) => names(test, name), own)),
          ]);
          expect(figures.firstThree.k).toBe(count((test) => (test.list_rank ?? 9) <= 3, own));
          const scores = own.flatMap(({ sentiment_score }) => sentiment_score ?? []);
          expect(figures.tone.n).toBe(scores.length);
          expect(figures.tone.critical).toBe(scores.filter((score) => score < 40).length);
          expect((figures.tone.mean ?? 0) * scores.length).toBeCloseTo(
            scores.reduce((sum, score) => sum + score, 0),
          );
          expect(overview.branded[mode].n).toBe(
            count((test) => test.branded && test.mode === mode),
          );
          for (const platform of brandPlatformIds) {
            expect(figures.platforms[platform]?.n ?? 0).toBe(
              count((test) => test.platform === platform, own),
            );
          }
          const other = overview.other_names.find(({ name }) => name === 'Werkhof');
          expect(other?.[mode] ?? 0).toBe(
            count(({ other_names }) => other_names.includes('Werkhof'), own),
          );
          const [aspect] = ASPECTS;
          const counted = overview.aspects.find(
            (each) => each.aspect === aspect && each.mode === mode,
          );
          for (const tone of ASPECT_TONES) {
            expect(counted?.[tone] ?? 0).toBe(
              count(
                ({ aspects }) =>
                  aspects.some((each) => each.aspect === aspect && each.tone === tone),
                own,
              ),
            );
          }
        }
        const search = unbranded.filter(({ mode }) => mode === 'search');
        expect(overview.modes.memory.unsearched).toBe(0);
        expect(overview.modes.search.unsearched).toBe(count((test) => test.searches === 0, search));
        expect(overview.two_by_two.both).toBe(
          count((test) => test.mentions_count > 0 && cites(test, 'anlauf.example'), search),
        );
        expect(Object.values(overview.two_by_two).reduce((sum, each) => sum + each, 0)).toBe(
          search.length,
        );
        expect(sources.n).toBe(search.length);
        const isGap = (test: Test) => test.mentions_count === 0 && hasRival(test);
        expect(sources.gap).toBe(
          count(
            (test) => isGap(test) && (cites(test, 'guide.example') || cites(test, 'a.example')),
            search,
          ),
        );
        for (const name of ['guide.example', 'kiezwerk.example', 'anlauf.example']) {
          const citing = search.filter((test) => cites(test, name));
          const figures = sources.domains.find((each) => each.domain === name);
          expect(figures?.cited ?? 0).toBe(citing.length);
          expect(figures?.named ?? 0).toBe(count((test) => test.mentions_count > 0, citing));
          expect(figures?.gap ?? 0).toBe(count(isGap, citing));
          expect(figures?.rivals.find(({ name: rival }) => rival === 'Kiezwerk')?.k ?? 0).toBe(
            count((test) => names(test, 'Kiezwerk'), citing),
          );
          const [page] = figures?.pages ?? [];
          expect(page?.cited ?? 0).toBe(
            count(
              (test) => test.sources?.cited.some(({ url }) => url === page?.url) ?? false,
              citing,
            ),
          );
        }
        const question = overview.questions.find(({ hash }) => hash === questionHash('Who?'));
        const asked = shown.filter(({ prompt, mode }) => prompt === 'Who?' && mode === 'search');
        expect(question?.counts.search?.n ?? 0).toBe(asked.length);
        expect(question?.counts.search?.names.map(({ k }) => k) ?? [0, 0, 0]).toEqual([
          count((test) => test.mentions_count > 0, asked),
          ...RIVALS.map((name) => count((test) => names(test, name), asked)),
        ]);
        const runs = overview.runs.map(({ modes }) => modes.search?.n ?? 0);
        expect(runs.reduce((sum, n) => sum + n, 0)).toBe(search.length);
        for (const [action, output] of Object.entries({ overview, sources })) {
          brandCheckerOutput.parse({ action, ...output });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are of the newest days, and whole months of them', () => {
    const tests = [1, 130].map((day) => promptTest({ created_at: onDay(day) }));
    expect(figurePeriod(statsOf(tests), NOW)).toEqual({ from: '2026-02-01', to: '2026-05-10' });
    expect(figurePeriod(statsOf([]), NOW)).toEqual({ from: '2026-01-01', to: '2026-04-30' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (day) => {
        const at = new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);
        const period = figurePeriod(statsOf([promptTest({ created_at: at.toISOString() })]), NOW);
        expect(monthsOf(period).length).toBeLessThanOrEqual(4);
        expect(monthsOf(period).at(-1)).toBe(at.toISOString().slice(0, 7));
        const days = (at.getTime() - Date.parse(period.from)) / DAY_MS;
        expect(days).toBeGreaterThanOrEqual(FIGURE_DAYS - 1);
      }),
    );
  });

  it('count no answer from memory as a citation, whatever sources its row has', () => {
    const cited = [
      { url: 'https://guide.example/', domain: 'guide.example', title: null, own: false },
    ];
    const memory = promptTest({
      sources: { queries: [], cited, retrieved: [] },
      competitor_mentions: [{ name: 'Kiezwerk', count: 1 }],
    });
    const { overview, sources } = countFigures([memory], NOW);
    expect(sources).toMatchObject({ n: 0, gap: 0, domains: [], more_domains: 0 });
    expect(overview.two_by_two).toEqual({ both: 0, namedOnly: 0, citedOnly: 0, neither: 0 });
  });

  it('fit into their documents with every list at its longest', () => {
    const tests = Array.from({ length: 4_000 }, (_, index) =>
      promptTest({
        id: `${'c'.repeat(20)}_202604010500000_${index}`,
        mode: index % 2 === 0 ? 'search' : 'memory',
        platform: brandPlatformIds[index % 3] ?? 'chatgpt',
        prompt: `${'Frage '.repeat(300)}${index % 250}`,
        created_at: onDay(90 + (index % 20)),
        searches: 1,
        sources: {
          queries: [],
          cited: Array.from({ length: 10 }, (__, place) => ({
            url: `https://n${(index * 7 + place) % 400}.example/${'x'.repeat(300)}${index % 30}`,
            domain: `n${(index * 7 + place) % 400}.example`,
            title: 'T'.repeat(150),
            own: false,
          })),
          retrieved: [],
        },
        competitor_mentions: Array.from({ length: 20 }, (__, place) => ({
          name: `Rival ${place}`,
          count: 1,
        })),
        other_names: [`Some other brand ${index % 400}`],
      }),
    );
    const { matrix, months } = countFigures(tests, NOW, 1_000);
    expect(brandMatrixSchema.parse(matrix)).toEqual(matrix);
    expect(matrix.questions).toHaveLength(MATRIX_QUESTIONS);
    const longest = matrix.questions.flatMap(({ answers }) =>
      Object.values(answers).flatMap((platforms) => Object.values(platforms)),
    );
    expect(Math.max(...longest.map(({ length }) => length))).toBeLessThanOrEqual(MATRIX_ANSWERS);
    // Firestore takes 1 MiB; JSON is longer than what it stores.
    for (const each of [matrix, ...months])
      expect(JSON.stringify(each).length).toBeLessThan(1_000_000);
    for (const month of months) expect(brandMonthSchema.parse(month)).toEqual(month);
    expect(months.some(({ more_domains }) => more_domains > 0)).toBe(true);
  });
});
