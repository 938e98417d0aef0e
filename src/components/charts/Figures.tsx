import { FiguresTable, type FiguresTableProps } from './FiguresTable';
import type { ChartStrings } from './texts';

/** The table of the same figures under a chart, closed at first. */
export function Figures({ strings, ...table }: FiguresTableProps & { strings: ChartStrings }) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 items-center gap-2 text-[0.875rem] text-soft hover:text-ink">
        <svg
          viewBox="0 0 8 8"
          aria-hidden="true"
          className="size-2 fill-current transition-transform group-open:rotate-90"
        >
          <path d="M1 0l6 4-6 4z" />
        </svg>
        {strings.figures}
      </summary>
      <FiguresTable {...table} />
    </details>
  );
}
