import { AnswerBars } from '@/components/charts/AnswerBars';
import { rangeText } from '@/components/charts/share-text';
import { fill } from '@/i18n/fill';
import { ANSWER_MODES, type AnswerMode } from '#shared/entities/answer-mode.ts';
import { BRAND_PLATFORMS, brandPlatformIds } from '#shared/entities/brand-platform.ts';
import type { QuestionFigures } from '#shared/api/brand-figures.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { searchRefusal } from '#shared/rules/search-platforms.ts';
import { share } from '#shared/rules/shares.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { FacetLink } from '../drawer/OpenLinks';
import type { OverviewFigures } from '../figures/overview-figures';
import type { CheckerStrings, CheckerTexts } from '../strings';
import { MatrixCell, SHOWN_ANSWERS } from './MatrixCell';
import { mostNamed } from './most-named';

interface MatrixProps extends CheckerTexts {
  /** Without those that contain the brand's name. */
  questions: readonly QuestionFigures[];
  /** Of all answers of the period. */
  modes: OverviewFigures['modes'];
}

/** The platforms of each measure: those that may be asked with search. */
const COLUMNS = {
  memory: brandPlatformIds,
  search: brandPlatformIds.filter((id) => searchRefusal(id) === null),
} as const satisfies Record<AnswerMode, readonly string[]>;

const CELLS = ANSWER_MODES.flatMap((mode) => COLUMNS[mode].map((platform) => ({ mode, platform })));

/** On phones and tablets a row is the question above its cells. */
const ROW =
  'border-t border-line max-lg:grid max-lg:grid-cols-[repeat(3,minmax(0,1fr))_repeat(2,minmax(0,1.4fr))] max-lg:gap-x-2';

/**
 * Every question with every answer to it (product 21.33): one bar an answer, and the cell opens them,
 * so that each total can be checked.
 */
export function Matrix({ questions, modes: totals, locale, strings }: MatrixProps) {
  const { matrix } = strings.figures;
  const { modes } = strings.drawer;
  return (
    <>
      <table className="w-full text-left text-base tabular-nums max-lg:block">
        <caption className="sr-only">{matrix.caption}</caption>
        {/* A heading with `scope="colgroup"` is that of a group which is there. */}
        <colgroup className="max-lg:hidden" />
        {ANSWER_MODES.map((mode) => (
          <colgroup key={mode} span={COLUMNS[mode].length} className="max-lg:hidden" />
        ))}
        <colgroup className="max-lg:hidden" />
        <thead className="text-[0.875rem] max-lg:sticky max-lg:top-0 max-lg:z-1 max-lg:block max-lg:bg-paper">
          <tr className={`${ROW} border-t-0`}>
            <th
              rowSpan={2}
              scope="col"
              className="py-2 align-bottom font-normal text-soft max-lg:sr-only"
            >
              {matrix.question}
            </th>
            {ANSWER_MODES.map((mode) => (
              <th
                key={mode}
                colSpan={COLUMNS[mode].length}
                scope="colgroup"
                className={`py-2 pr-5 font-semibold max-lg:pr-0 ${mode === 'memory' ? 'max-lg:col-span-3' : 'max-lg:col-span-2'}`}
              >
                <span className="block border-b border-mid pb-1.5">{matrix.groups[mode]}</span>
              </th>
            ))}
            <th
              rowSpan={2}
              scope="col"
              className="py-2 align-bottom font-normal text-soft max-lg:hidden"
            >
              {matrix.mostNamed}
            </th>
          </tr>
          <tr className={`${ROW} border-t-0`}>
            {CELLS.map(({ mode, platform }) => (
              <th key={mode + platform} scope="col" className="pb-2 font-normal text-soft lg:pr-4">
                {BRAND_PLATFORMS[platform].name}
                <span className="sr-only">, {modes[mode]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {questions.map((question) => (
            <tr key={question.hash} className={`${ROW} hover:bg-wash`}>
              <th
                scope="row"
                lang={textLanguage(question.text)}
                className="py-2.5 pr-5 font-medium wrap-anywhere max-lg:col-span-5 max-lg:pb-0.5"
              >
                <FacetLink facet={facet.question(question.hash)} className="hover:underline">
                  {question.text}
                </FacetLink>
              </th>
              {CELLS.map(({ mode, platform }) => (
                <td key={mode + platform} className="lg:pr-4">
                  <MatrixCell
                    answers={question.answers[mode]?.[platform] ?? []}
                    facet={facet.question(question.hash, mode, platform)}
                    label={`${BRAND_PLATFORMS[platform].name}, ${modes[mode]}`}
                    strings={strings}
                  />
                </td>
              ))}
              <td className="pl-2 text-[0.875rem] text-soft max-lg:hidden">
                <MostNamed question={question} strings={strings} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="max-lg:block">
          <tr className={`${ROW} border-t-[1.5px] border-ink`}>
            <th scope="row" className="py-2.5 pr-5 align-top font-medium max-lg:col-span-5">
              {matrix.total}
            </th>
            {CELLS.map(({ mode, platform }) => {
              const counted = totals[mode].platforms[platform];
              const own = share(counted?.names.find((name) => name.own)?.k ?? 0, counted?.n ?? 0);
              return (
                <td key={mode + platform} className="py-2.5 pr-2 align-top lg:pr-4">
                  {own ? (
                    <FacetLink facet={facet.named(mode, platform)} className="hover:underline">
                      <b className="block font-semibold">
                        {fill(strings.charts.ofAnswers, { k: own.k, n: own.n })}
                      </b>{' '}
                      <span className="text-[0.8125rem] text-soft">{rangeText(own, locale)}</span>
                    </FacetLink>
                  ) : (
                    '–'
                  )}
                </td>
              );
            })}
            <td className="max-lg:hidden" />
          </tr>
        </tfoot>
      </table>
      <p className="flex flex-wrap gap-x-6 gap-y-1.5 pt-3 text-[0.875rem] text-soft">
        <span className="inline-flex items-end gap-2">
          <AnswerBars runs={[[true]]} label={matrix.key} strings={strings.charts} />
          {matrix.keyNamed}
        </span>
        <span className="inline-flex items-end gap-2">
          <AnswerBars runs={[[false]]} label={matrix.key} strings={strings.charts} />
          {matrix.keyNotNamed}
        </span>
        <span>{fill(matrix.keyOrder, { count: SHOWN_ANSWERS })}</span>
      </p>
    </>
  );
}

interface MostNamedProps {
  question: QuestionFigures;
  strings: CheckerStrings;
}

/** The name with the most answers with search to a question; the brand in its colour. */
function MostNamed({ question, strings }: MostNamedProps) {
  const counted = question.counts.search;
  const most = counted ? mostNamed(counted.names) : null;
  if (!counted || !most) return '–';
  const { matrix } = strings.figures;
  return (
    <>
      <span className={most.own ? 'font-bold text-signal-ink' : 'font-medium text-ink'}>
        {most.own ? matrix.you : most.name}
      </span>{' '}
      <FacetLink facet={facet.question(question.hash, 'search')} className="hover:underline">
        {fill(strings.charts.ofAnswers, { k: most.k, n: counted.n })}
      </FacetLink>
    </>
  );
}
