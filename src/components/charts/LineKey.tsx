import type { LineLook } from './line-looks';

/** A sample of a line beside its name. */
export function LineKey({ look: { colour, dash, width } }: { look: LineLook }) {
  return (
    <svg viewBox="0 0 18 8" className="h-2 w-4.5 shrink-0" aria-hidden="true">
      <path d="M0 4h18" strokeWidth={width} strokeDasharray={dash} className={colour} />
    </svg>
  );
}
