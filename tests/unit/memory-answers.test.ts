import { expect, test } from 'vitest';
import { facetsOf } from '#shared/rules/answer-facets.ts';
import { analyzeAnswer } from '#shared/rules/brand-analysis.ts';
import { nextStep } from '#shared/rules/brand-next-step.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { runReport } from '#shared/rules/run-report.ts';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { countFigures, FIGURE_CAMPAIGN } from '../helpers/brand-figures';
import { onDay, promptTest } from '../helpers/prompt-tests';

/** What a model may write from memory, and a row that claims it were a source. */
function memoryAnswer(day: number) {
  const response = 'Kiezwerk, see https://invented.example/list and https://anlauf.example.';
  const analysis = analyzeAnswer(response, FIGURE_CAMPAIGN);
  const cited = analysis.links.map((link) => ({ ...link, title: null }));
  const sources = { queries: [], cited, retrieved: cited };
  return promptTest({ response, ...analysis, sources, created_at: onDay(day) });
}

test('no answer from memory reaches a figure of citations, the e-mail or advice', () => {
  const [before, now] = [memoryAnswer(1), { ...memoryAnswer(2), sources: null }];
  expect(now.links.map(({ domain }) => domain)).toEqual(['invented.example', 'anlauf.example']);
  const nothing = { count: 0, domains: [] };
  expect(runReport([before], [now])).toMatchObject({
    new_citations: nothing,
    lost_citations: nothing,
  });
  expect(runReport([now], [before])).toMatchObject({ lost_citations: nothing });
  const { overview, sources } = countFigures([before, now], new Date(onDay(3)));
  expect(sources).toMatchObject({ n: 0, gap: 0, domains: [], more_domains: 0 });
  expect(overview.two_by_two).toEqual({ both: 0, namedOnly: 0, citedOnly: 0, neither: 0 });
  expect(facetsOf(before, FIGURE_CAMPAIGN).join(' ')).not.toMatch(/cited|gap|page|two/);
  const step = nextStep(statsOf([before, now]), true);
  expect(step).toEqual({ kind: 'notNamed' });
  for (const locale of ['en', 'de'] as const) {
    const { steps } = dictionary(locale).brandChecker.insights.next;
    for (const kind of ['notNamed', 'platformSilent'] as const) {
      expect(steps[kind]).not.toMatch(/cite|zitier|listed|vorkommst/);
    }
  }
});
