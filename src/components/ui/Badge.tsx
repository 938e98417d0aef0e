import type { ComponentProps } from 'react';

const TONES = {
  neutral: 'border-line text-soft',
  good: 'border-good text-good',
  signal: 'border-signal-ink text-signal-ink',
  /** Only on members' pages: public pages do not have its colour. */
  caution: 'border-caution text-caution',
} as const satisfies Record<string, string>;

/** A short label in a pill. */
export function Badge({
  tone = 'neutral',
  className = '',
  ...props
}: { tone?: keyof typeof TONES } & ComponentProps<'span'>) {
  return (
    <span
      {...props}
      className={`inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-sm font-medium whitespace-nowrap max-[19rem]:whitespace-normal ${TONES[tone]} ${className}`}
    />
  );
}
