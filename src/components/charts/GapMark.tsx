import { MARK_BAR_WIDTH, MARK_BARS, MARK_HEIGHT } from '@/lib/logo-mark';

const last = MARK_BARS.length - 1;

/** A gap: the mark with its last bar missing, drawn dashed. Decorative beside its words. */
export function GapMark() {
  return (
    <svg viewBox="-0.5 -0.5 21 17" className="h-4 w-auto shrink-0" aria-hidden="true">
      {MARK_BARS.map(({ x, height }, index) => (
        <rect
          key={x}
          x={x}
          y={MARK_HEIGHT - height}
          width={MARK_BAR_WIDTH}
          height={height}
          className={index === last ? 'fill-none stroke-ink' : 'fill-bar'}
          strokeDasharray={index === last ? '2 1.5' : undefined}
        />
      ))}
    </svg>
  );
}
