import { fill } from '@/i18n/fill';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { campaignAnalytics } from '#shared/rules/brand-analytics.ts';
import { shownMode } from '#shared/rules/campaign-stats.ts';
import type { NamedAnswers } from '#shared/rules/competitor-stats.ts';
import { Percentage } from '../analysis/Percentage';
import { NextStepNote } from '../results/NextStepNote';
import { SentimentScore } from '../results/SentimentScore';
import type { CheckerTexts } from '../strings';

interface ReportSummaryProps extends CheckerTexts {
  campaign: Pick<BrandCampaign, 'brand_name' | 'stats' | 'competitors'>;
  /** Answers that name each competitor. */
  competitors: readonly NamedAnswers[];
  /** The newest answers. */
  tests: readonly TestSummary[];
}

/** The key figures, in a sentence and as a list. */
export function ReportSummary(props: ReportSummaryProps) {
  const { campaign, competitors, locale, strings } = props;
  const { summary } = strings.report;
  const hasModelAsJudge = props.tests.some((test) => test.sentiment_method === 'model');
  const { tests, mentioned, avgSentiment, shareOfVoice } = campaignAnalytics(
    campaign.stats,
    shownMode(campaign.stats),
  );
  const brand = campaign.brand_name;
  const none = <span className="text-lg text-soft">{summary.noValue}</span>;
  const [first] = competitors
    .filter(({ answers }) => answers > 0)
    .toSorted((a, b) => b.answers - a.answers);
  if (tests === 0) return <p className="text-soft">{summary.noAnswers}</p>;
  const figures = [
    [summary.tests, tests],
    [
      fill(summary.mentionRate, { brand }),
      <Percentage key="rate" value={mentioned / tests} locale={locale} />,
    ],
    [
      summary.avgSentiment,
      avgSentiment === null ? none : <SentimentScore score={avgSentiment} text="{score}" />,
    ],
    [
      summary.shareOfVoice,
      shareOfVoice === null ? (
        none
      ) : (
        <Percentage key="share" value={shareOfVoice} locale={locale} />
      ),
    ],
  ] as const;
  return (
    <>
      <p className="text-lead wrap-anywhere">
        {fill(summary.text, { brand, named: mentioned, count: tests })}{' '}
        {first && fill(summary.ahead, { name: first.name, count: first.answers })}
      </p>
      <dl className="my-6 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col justify-between border-t border-line pt-3">
            <dt className="text-[0.9375rem] wrap-anywhere text-soft">{label}</dt>
            <dd className="mt-1 text-block font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {avgSentiment !== null && (
        <p className="mb-6 text-[0.9375rem] text-soft">
          {hasModelAsJudge ? summary.judge : summary.judgeLexicon}
        </p>
      )}
      <NextStepNote
        stats={campaign.stats}
        hasCompetitors={campaign.competitors.length > 0}
        strings={strings.insights.next}
      />
    </>
  );
}
