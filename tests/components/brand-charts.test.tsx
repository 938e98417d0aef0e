import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Series } from '@/components/charts/series';
import AnswerComparison from '@/features/brand-checker/results/AnswerComparison';
import { QuestionResult } from '@/features/brand-checker/results/QuestionResult';
import { CompareCompetitors } from '@/features/brand-checker/analysis/CompareCompetitors';
import { ComparePlatforms } from '@/features/brand-checker/analysis/ComparePlatforms';
import { ReportSummary } from '@/features/brand-checker/report/ReportSummary';
import { QuestionTable } from '@/features/brand-checker/results/QuestionTable';
import { SeriesView } from '@/features/brand-checker/analysis/SeriesView';
import { dictionary } from '@/i18n/dictionaries';
import { NO_COMPETITOR_STATS } from '#shared/entities/competitor-stats.ts';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { resultEntries } from '#shared/rules/brand-batches.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { onDay, promptTest } from '../helpers/prompt-tests';

const { brandChecker: strings } = dictionary('en');
const { insights, analysis, charts } = strings;

const view = (series: Series[], isPrint = false) => (
  <SeriesView
    locale="en"
    strings={strings}
    title="Mentions"
    series={series}
    top={1}
    format={String}
    answersOn={() => 3}
    isPrint={isPrint}
  />
);

test('a chart begins with a second day; until then there is a table', async () => {
  const first = { day: '2026-01-01', value: 0.5 };
  const screen = await render(view([{ name: 'Anlauf', kind: 'own', days: [first] }]));
  await expect.element(screen.getByText(insights.chart.oneDay)).toBeVisible();
  await expect.element(screen.getByRole('table', { name: 'Mentions' })).toBeVisible();
  await expect.element(screen.getByRole('application')).not.toBeInTheDocument();
  await screen.rerender(
    view([{ name: 'Anlauf', kind: 'own', days: [first, { day: '2026-01-03', value: 1 }] }]),
  );
  const chart = screen.getByRole('application', { name: /^Mentions/ });
  await expect.element(chart).toBeInTheDocument();
  await expect.element(chart).toHaveAccessibleName(expect.stringContaining('Anlauf from 0.5 to 1'));
  const table = screen.getByRole('table', { name: 'Mentions', includeHidden: true });
  await expect.element(table).not.toBeVisible();
  await screen.getByText(charts.figures).click();
  await expect.element(table).toBeVisible();
});

test('a chart names its extremes, and arrow keys walk its points from the newest one on', async () => {
  const screen = await render(
    view([
      {
        name: 'Anlauf',
        kind: 'own',
        days: [
          { day: '2026-01-01', value: 0.5 },
          { day: '2026-01-02', value: 0.75 },
          { day: '2026-01-05', value: 0.25 },
        ],
      },
      { name: 'Kiezwerk', kind: 'rival', days: [{ day: '2026-01-02', value: 1 }] },
    ]),
  );
  const chart = screen.getByRole('application');
  await expect
    .element(chart)
    .toHaveAccessibleName(
      expect.stringContaining('highest 0.75 on 2 Jan 2026, lowest 0.25 on 5 Jan 2026'),
    );
  // One tab stop, however many points there are.
  await userEvent.tab();
  const walked: [string, string][] = [
    ['', 'Anlauf, 5 Jan 2026: 0.25'],
    ['{ArrowLeft}', 'Anlauf, 2 Jan 2026: 0.75'],
    ['{ArrowDown}', 'Kiezwerk, 2 Jan 2026: 1'],
    ['{ArrowDown}', 'Kiezwerk, 2 Jan 2026: 1'],
    ['{ArrowUp}{Home}', 'Anlauf, 1 Jan 2026: 0.5'],
    ['{End}', 'Anlauf, 5 Jan 2026: 0.25'],
  ];
  for (const [keys, name] of walked) {
    if (keys !== '') await userEvent.keyboard(keys);
    const point = chart.getByRole('img', { name, exact: true });
    await expect.element(point).toHaveFocus();
    // For those who see it.
    await expect.element(screen.getByText(name)).toBeVisible();
  }
  await userEvent.tab();
  await expect.element(screen.getByText('Anlauf, 5 Jan 2026: 0.25')).not.toBeInTheDocument();
});

test('a chart of zeros only states that there is no mention', async () => {
  const days = [
    { day: '2026-01-01', value: 0 },
    { day: '2026-01-02', value: 0 },
  ];
  const screen = await render(view([{ name: 'Anlauf', kind: 'own', days }]));
  await expect.element(screen.getByText(insights.chart.allZero)).toBeVisible();
});

test('scores of zero are mentions, the worst ones', async () => {
  const stats = statsOf(
    [1, 2].map((day) => promptTest({ created_at: onDay(day), sentiment_score: 0 })),
  );
  const screen = await render(<ComparePlatforms stats={stats} locale="en" strings={strings} />);
  await screen.getByLabelText(analysis.metric).selectOptions(analysis.metrics.avgSentiment);
  const chart = screen.getByRole('application', { name: /from 0 to 0/ });
  await expect.element(chart).toBeInTheDocument();
  await expect.element(screen.getByText(insights.chart.allZero)).not.toBeInTheDocument();
});

test('in print the table follows the chart, and a missing value is a dash', async () => {
  const screen = await render(
    view(
      [
        { name: 'ChatGPT', kind: 'platform', days: [{ day: '2026-01-01', value: 1 }] },
        { name: 'Claude', kind: 'platform', days: [{ day: '2026-01-02', value: 0.5 }] },
      ],
      true,
    ),
  );
  await expect.element(screen.getByRole('application', { name: /^Mentions/ })).toBeInTheDocument();
  await expect
    .element(screen.getByRole('row', { name: '2 Jan 2026 – 0.5 3', exact: true }))
    .toBeVisible();
  await expect.element(screen.getByText(charts.figures)).not.toBeInTheDocument();
});

test('a question has a row for each platform, with samples counted together', async () => {
  const tests = [
    promptTest({ platform: 'claude', sentiment_score: 80, list_rank: 2 }),
    promptTest({ platform: 'claude', sample_index: 2 }),
    promptTest({ platform: 'gemini' }),
  ];
  const screen = await render(<QuestionTable prompt="Who?" tests={tests} strings={strings} />);
  await expect
    .element(screen.getByRole('row', { name: 'Claude 1 of 2 1 of 2 – Positive', exact: true }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('row', { name: 'Gemini No 0 of 1 – Not mentioned', exact: true }))
    .toBeVisible();
});

test('two answers follow each other, and what differs is named too', async () => {
  const earlier = promptTest({ response: 'Kiezwerk is good.', created_at: onDay(1) });
  const test = promptTest({ response: 'Anlauf is <b>very</b> good.', created_at: onDay(2) });
  const screen = await render(
    <AnswerComparison test={test} earlier={earlier} locale="en" strings={strings} />,
  );
  const { change } = insights;
  await expect
    .element(screen.getByRole('deletion'))
    .toHaveTextContent(`${change.removed} Kiezwerk ${change.removedEnd}`);
  await expect
    .element(screen.getByRole('insertion').first())
    .toHaveTextContent(`${change.added} Anlauf ${change.addedEnd}`);
  await expect.poll(() => screen.container.querySelector('b')).toBeNull();
  await screen.rerender(
    <AnswerComparison test={test} earlier={test} locale="en" strings={strings} />,
  );
  await expect.element(screen.getByText(insights.change.same)).toBeVisible();
});

test('competitors without a counted answer yet are not reported as missing', async () => {
  const { compare, next } = insights;
  const campaign = brandCampaign({ competitors: ['Kiezwerk'] });
  const comparison = (of: typeof campaign) => (
    <CompareCompetitors
      locale="en"
      strings={strings}
      campaign={of}
      competitors={NO_COMPETITOR_STATS}
    />
  );
  const screen = await render(comparison(brandCampaign()));
  await expect.element(screen.getByText(compare.noCompetitors)).toBeVisible();
  await screen.rerender(comparison(campaign));
  await expect.element(screen.getByText(compare.notCounted)).toBeVisible();
  const [entry] = resultEntries(
    brandPlatformIds.map((platform) =>
      promptTest({ platform, batch_id: 'call', sentiment_score: 80 }),
    ),
  );
  if (entry?.kind !== 'batch') throw new Error('No call');
  const result = (of: typeof campaign) => (
    <QuestionResult isNewest entry={entry} campaignOf={() => of} locale="en" strings={strings} />
  );
  await screen.rerender(result(brandCampaign()));
  await expect.element(screen.getByText(next.steps.addCompetitors, { exact: false })).toBeVisible();
  await screen.rerender(result(campaign));
  await expect.element(screen.getByText(next.steps.again, { exact: false })).toBeVisible();
});

test('a result that is read stays open when a newer one comes', async () => {
  const campaign = brandCampaign();
  const [entry] = resultEntries([promptTest()]);
  if (!entry) throw new Error('No result');
  const result = (isNewest: boolean) => (
    <QuestionResult {...{ isNewest, entry, strings }} campaignOf={() => campaign} locale="en" />
  );
  const screen = await render(result(true));
  await screen.rerender(result(false));
  await expect.element(screen.getByRole('group').first()).toHaveAttribute('open');
});

test('a report names the judge of the tone: a model as far as it could, or word lists alone', async () => {
  const { summary } = strings.report;
  const report = (method: 'model' | 'lexicon') => {
    const tests = [promptTest({ sentiment_score: 80, sentiment_method: method })];
    return (
      <ReportSummary
        locale="en"
        strings={strings}
        counted={{
          campaign: brandCampaign({ stats: statsOf(tests) }),
          competitors: NO_COMPETITOR_STATS,
          tests,
        }}
      />
    );
  };
  const screen = await render(report('model'));
  await expect.element(screen.getByText(summary.judge)).toBeVisible();
  await screen.rerender(report('lexicon'));
  await expect.element(screen.getByText(summary.judgeLexicon)).toBeVisible();
  await expect.element(screen.getByText(summary.judge)).not.toBeInTheDocument();
});
