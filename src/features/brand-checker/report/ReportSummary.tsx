import { percentText, rangeInWords } from '@/components/charts/share-text';
import { fill } from '@/i18n/fill';
import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import { campaignAnalytics } from '#shared/rules/brand-analytics.ts';
import { shownMode } from '#shared/rules/campaign-stats.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { namesIn } from '#shared/rules/report-period.ts';
import { share } from '#shared/rules/shares.ts';
import { Percentage } from '../analysis/Percentage';
import type { CheckerTexts } from '../strings';

interface ReportSummaryProps extends CheckerTexts {
  counted: CountedCampaign;
}

/** The result in a sentence for each measure, and the key figures of the one that is shown. */
export function ReportSummary({ counted, locale, strings }: ReportSummaryProps) {
  const { summary } = strings.report;
  const { campaign } = counted;
  const hasModelAsJudge = counted.tests.some((test) => test.sentiment_method === 'model');
  const mode = shownMode(campaign.stats);
  const { tests, mentioned, avgSentiment, shareOfVoice } = campaignAnalytics(campaign.stats, mode);
  const brand = campaign.brand_name;
  const none = <span className="text-lg text-soft">{summary.noValue}</span>;
  const sentences = ANSWER_MODES.toReversed().flatMap((each) => {
    const { n, names } = namesIn(counted, each);
    const own = share(names.find((name) => name.own)?.k ?? 0, n);
    if (own === null) return [];
    const range = rangeInWords(own, { locale, strings: strings.charts });
    const values = { brand, named: own.k, count: n, share: percentText(own.value, locale), range };
    return [{ mode: each, text: fill(summary.text[each], values) }];
  });
  if (tests === 0) return <p className="text-soft">{summary.noAnswers}</p>;
  const figures = [
    [summary.tests, tests],
    [
      fill(summary.mentionRate, { brand }),
      <Percentage key="rate" value={mentioned / tests} locale={locale} />,
    ],
    [summary.avgSentiment, avgSentiment ?? none],
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
      {sentences.map(({ mode: each, text }) => (
        <p key={each} className="mb-2 text-lead wrap-anywhere">
          {text}
        </p>
      ))}
      <p className="mt-5 text-[0.9375rem] text-soft">{summary.figures[mode]}</p>
      <dl className="mt-2 mb-6 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
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
    </>
  );
}
