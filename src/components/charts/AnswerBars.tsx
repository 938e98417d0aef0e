import { fill } from '@/i18n/fill';
import type { ChartStrings } from './texts';

/** Sizes in pixels. */
const BAR = { width: 5, named: 20, notNamed: 4 } as const;
const GAP = { inRun: 2, betweenRuns: 6 } as const;

/** The bars with their distance from the left. */
function placed(runs: readonly (readonly boolean[])[]): { x: number; named: boolean }[] {
  // Single answers have no pairs to keep apart.
  const between = runs.some(({ length }) => length > 1) ? GAP.betweenRuns : GAP.inRun;
  let x = 0;
  return runs.flatMap((run) => {
    const bars = run.map((named, index) => ({ x: x + index * (BAR.width + GAP.inRun), named }));
    if (run.length > 0) x += run.length * (BAR.width + GAP.inRun) - GAP.inRun + between;
    return bars;
  });
}

interface AnswerBarsProps {
  /** The runs, oldest first; of each its answers, and whether they name the brand. */
  runs: readonly (readonly boolean[])[];
  /** Whose answers they are, such as "ChatGPT, memory". */
  label: string;
  strings: ChartStrings;
}

/**
 * One bar for each answer (product 21.34): a tall one in the signal colour names the brand, a low grey
 * one does not. The answers of one run stay close together. A dash when there is none.
 */
export function AnswerBars({ runs, label, strings }: AnswerBarsProps) {
  const answers = runs.flat();
  if (answers.length === 0) {
    return (
      <span className="text-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{fill(strings.notAsked, { label })}</span>
      </span>
    );
  }
  const bars = placed(runs);
  const end = (bars.at(-1)?.x ?? 0) + BAR.width;
  return (
    <svg
      role="img"
      aria-label={fill(strings.named, {
        label,
        k: answers.filter(Boolean).length,
        n: answers.length,
      })}
      width={end}
      height={BAR.named}
      className="shrink-0"
    >
      {bars.map(({ x, named }) => {
        const height = named ? BAR.named : BAR.notNamed;
        return (
          <rect
            key={x}
            x={x}
            y={BAR.named - height}
            width={BAR.width}
            height={height}
            className={named ? 'fill-signal' : 'fill-mid'}
          />
        );
      })}
    </svg>
  );
}
