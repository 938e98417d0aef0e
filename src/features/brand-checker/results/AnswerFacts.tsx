import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import type { CheckerTexts } from '../strings';

interface AnswerFactsProps extends CheckerTexts {
  test: TestSummary;
}

/** The measures of one answer: mentions, rank, share of voice, sentiment. */
export function AnswerFacts({ test, locale, strings }: AnswerFactsProps) {
  const { results } = strings;
  const percent = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  const number = new Intl.NumberFormat(LOCALE_TAGS[locale]);
  const facts: [string, string | null][] = [
    [results.mentions, number.format(test.mentions_count)],
    [
      results.listRank,
      test.list_rank === null ? null : fill(results.listRankValue, { rank: test.list_rank }),
    ],
    [
      results.firstPosition,
      test.first_position === null
        ? null
        : fill(results.firstPositionValue, { position: number.format(test.first_position + 1) }),
    ],
    [
      results.shareOfVoice,
      test.share_of_voice === null ? null : percent.format(test.share_of_voice),
    ],
  ];
  return (
    <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-3 text-base">
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt className="text-[0.9375rem] text-soft">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ),
      )}
      {test.sentiment_score !== null && (
        <div>
          <dt className="text-[0.9375rem] text-soft">{results.sentiment}</dt>
          <dd className="font-medium tabular-nums">
            {fill(results.score, { score: test.sentiment_score })}
          </dd>
        </div>
      )}
    </dl>
  );
}
