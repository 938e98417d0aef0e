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
        const isLast = index === filled - 1;
        const colour = isLast ? 'fill-signal' : 'fill-ink';
        return (
          <path
            key={index}
            d={`M${index * step} 84v-${height}h${step * 0.8}v${height}z`}
            className={
              index < filled
                ? colour
                : 'fill-none stroke-line stroke-[1.5] [vector-effect:non-scaling-stroke]'
            }
          />
        );
      })}
      <path d="M-1 84h122" className="stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" />
    </svg>
  );
}
