import type { SentimentLabel } from '#shared/entities/prompt-test.ts';

export type Verdict = SentimentLabel | 'not_mentioned';

/** Each verdict has its own shape, for those who do not see the colours. */
const PATHS = {
  positive: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  neutral: 'M3 8h10',
  negative: 'M8 3v10m4.5-4.5L8 13 3.5 8.5',
  not_mentioned: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M3.8 3.8l8.4 8.4',
} as const satisfies Record<Verdict, string>;

/** The icon of a verdict, decorative beside its word. */
export function VerdictIcon({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-3.5 shrink-0 fill-none stroke-current stroke-2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[verdict]} />
    </svg>
  );
}
