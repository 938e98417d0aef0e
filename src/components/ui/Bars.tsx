interface BarsProps {
  className?: string;
  count?: number;
  /** How many are filled; the last one of these is in the signal colour. */
  filled?: number;
}

/** The mark's rising bars as a drawing; those that are not filled are outlines. */
export function Bars({ className, count = 4, filled = count }: BarsProps) {
  const step = 120 / count;
  return (
    <svg viewBox="-1 -1 122 87" className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const height = 20 + (64 * index) / Math.max(count - 1, 1);
        const colour = index === filled - 1 ? 'var(--color-signal)' : 'var(--color-ink)';
        const isFilled = index < filled;
        return (
          <path
            key={index}
            d={`M${index * step} 84v-${height}h${step * 0.8}v${height}z`}
            fill={isFilled ? colour : 'none'}
            stroke={isFilled ? undefined : 'var(--color-line)'}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
      <path
        d="M-1 84h122"
        stroke="var(--color-ink)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
