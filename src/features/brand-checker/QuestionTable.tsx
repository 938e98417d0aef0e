import { fill } from '@/i18n/fill';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { answersByPlatform } from '#shared/rules/brand-question.ts';
import { SentimentBadge } from './SentimentBadge';
import type { CheckerStrings } from './strings';
import { VerdictIcon } from './VerdictIcon';

interface QuestionTableProps {
  prompt: string;
  tests: readonly TestSummary[];
  strings: CheckerStrings;
}

const CELL = 'border-b border-line py-2.5 pr-5 align-top last:pr-0';

/** One question: what each platform answers, in a row each, with the same columns. */
export function QuestionTable({ prompt, tests, strings }: QuestionTableProps) {
  const { question } = strings.insights;
  const columns = [
    question.platform,
    question.named,
    question.rank,
    question.competitors,
    question.tone,
  ];
  return (
    // No landmark: a list has one for every call.
    <div role="group" aria-label={question.label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left text-base tabular-nums">
        <caption className="sr-only">{fill(question.caption, { prompt })}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${CELL} font-normal text-soft`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answersByPlatform(tests).map((row) => (
            <tr key={row.platform}>
              <th scope="row" className={`${CELL} font-medium`}>
                {BRAND_PLATFORMS[row.platform].name}
              </th>
              <td className={`${CELL} whitespace-nowrap`}>
                <span
                  className={`inline-flex items-center gap-2 font-medium ${row.mentioned > 0 ? 'text-good' : 'text-caution'}`}
                >
                  <VerdictIcon verdict={row.mentioned > 0 ? 'positive' : 'not_mentioned'} />
                  {row.tests > 1
                    ? fill(question.ofSamples, { named: row.mentioned, count: row.tests })
                    : row.mentioned > 0
                      ? question.yes
                      : question.no}
                </span>
              </td>
              <td className={CELL}>
                {row.rank === null ? '–' : fill(strings.results.listRankValue, { rank: row.rank })}
              </td>
              <td className={`${CELL} min-w-40 wrap-anywhere`}>
                {row.competitors.map(({ name, count }) => `${name} (${count})`).join(', ') || '–'}
              </td>
              <td className={CELL}>
                <SentimentBadge label={row.label} strings={strings.sentiments} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
