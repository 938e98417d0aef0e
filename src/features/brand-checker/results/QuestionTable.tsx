import { Fragment, type ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { answersByPlatform } from '#shared/rules/brand-question.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import type { CheckerStrings } from '../strings';
import { SentimentBadge } from './SentimentBadge';
import { VerdictIcon } from './VerdictIcon';

interface QuestionTableProps {
  prompt: string;
  tests: readonly TestSummary[];
  /** Shown below a platform's row, for the answers of the platform. */
  answersOf?: (tests: readonly TestSummary[]) => ReactNode;
  strings: CheckerStrings;
}

const CELL = 'pt-2.5 pb-1 pr-5 align-top last:pr-0';
/** On a phone a row is a block, and each cell shows its column's name. */
const NAMED =
  'max-sm:py-1 max-sm:before:block max-sm:before:text-sm max-sm:before:text-soft max-sm:before:content-[attr(data-column)]';

/** The answers to one question, one row per platform. */
export function QuestionTable({ prompt, tests, answersOf, strings }: QuestionTableProps) {
  const { question } = strings.insights;
  const columns = [
    question.platform,
    question.named,
    question.firstThree,
    question.competitors,
    question.tone,
  ];
  const [before, after] = question.caption.split('{prompt}');
  return (
    // `group` and not `region`, because a list would have too many landmarks.
    <div role="group" aria-label={question.label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left text-base tabular-nums max-sm:block">
        <caption className="sr-only">
          {before}
          <span lang={textLanguage(prompt)}>{prompt}</span>
          {after}
        </caption>
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${CELL} font-normal text-soft`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {answersByPlatform(tests).map((row) => (
            <Fragment key={row.platform}>
              <tr className="border-t border-line max-sm:grid max-sm:grid-cols-2 max-sm:pt-2">
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
                <td data-column={question.firstThree} className={`${CELL} ${NAMED}`}>
                  {fill(question.ofSamples, { named: row.firstThree, count: row.tests })}
                </td>
                <td
                  data-column={question.competitors}
                  className={`${CELL} ${NAMED} min-w-40 wrap-anywhere max-sm:order-last max-sm:col-span-2`}
                >
                  {row.competitors.map(({ name, count }) => `${name} (${count})`).join(', ') || '–'}
                </td>
                <td data-column={question.tone} className={`${CELL} ${NAMED}`}>
                  <SentimentBadge label={row.label} strings={strings.sentiments} />
                </td>
              </tr>
              {answersOf && (
                <tr className="max-sm:block">
                  <td colSpan={columns.length} className="pb-3 max-sm:block">
                    {answersOf(tests.filter(({ platform }) => platform === row.platform))}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
