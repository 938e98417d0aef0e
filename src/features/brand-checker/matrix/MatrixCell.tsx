import { AnswerBars } from '@/components/charts/AnswerBars';
import { fill } from '@/i18n/fill';
import type { MatrixAnswer } from '#shared/entities/brand-matrix.ts';
import { AnswerLink, FacetLink } from '../drawer/OpenLinks';
import type { CheckerStrings } from '../strings';

/** The newest answers that a cell shows: as many as fit. */
export const SHOWN_ANSWERS = 12;

interface MatrixCellProps {
  /** Oldest first. */
  answers: readonly MatrixAnswer[];
  /** Of all of them. */
  facet: string;
  /** Platform and measure. */
  label: string;
  strings: CheckerStrings;
}

/** The answers of a platform to a question as bars; opens the only one, or the list of them. */
export function MatrixCell({ answers: all, facet, label, strings }: MatrixCellProps) {
  const answers = all.slice(-SHOWN_ANSWERS);
  const [first, ...others] = answers;
  // The answers of one UTC day are a run.
  const runs = [...Map.groupBy(answers, ({ at }) => at.slice(0, 10)).values()].map((run) =>
    run.map(({ named }) => named),
  );
  const bars = <AnswerBars runs={runs} label={label} strings={strings.charts} />;
  if (!first) return <span className="flex h-13 items-center">{bars}</span>;
  const k = answers.filter(({ named }) => named).length;
  const content = (
    <>
      {bars}
      <span aria-hidden="true" className={k === 0 ? 'text-soft' : 'font-semibold'}>
        {fill(strings.figures.matrix.cell, { k, n: answers.length })}
      </span>
    </>
  );
  const look =
    'flex h-13 items-center gap-2.5 text-[0.875rem] max-lg:flex-col max-lg:items-start max-lg:justify-center max-lg:gap-0.5';
  return others.length === 0 ? (
    <AnswerLink answer={first.id} className={look}>
      {content}
    </AnswerLink>
  ) : (
    <FacetLink facet={facet} className={look}>
      {content}
    </FacetLink>
  );
}
