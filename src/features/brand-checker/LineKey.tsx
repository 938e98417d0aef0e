/** How the lines of a chart are told apart: by colour and, without it, by their dashes. */
export const LINES = [
  { colour: 'stroke-signal', dash: undefined, width: 2.5 },
  { colour: 'stroke-ink', dash: undefined, width: 1.75 },
  { colour: 'stroke-good', dash: '7 4', width: 2 },
  { colour: 'stroke-focus', dash: '2 4', width: 2.5 },
  { colour: 'stroke-caution', dash: '12 3 2 3', width: 2 },
  { colour: 'stroke-soft', dash: '4 2', width: 1.5 },
] as const;

/** A piece of a line, for the chart's legend. */
export function LineKey({ index }: { index: number }) {
  const { colour, dash, width } = LINES[index % LINES.length] ?? LINES[0];
  return (
    <svg viewBox="0 0 28 8" className="h-2 w-7 shrink-0" aria-hidden="true">
      <path d="M0 4h28" strokeWidth={width} strokeDasharray={dash} className={colour} />
    </svg>
  );
}
