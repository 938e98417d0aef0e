interface BarsProps {
  className?: string;
  /** How many of the four bars are filled; the last one filled is in the signal colour. */
  filled?: number;
}

const BARS = [
  { x: 0, height: 20 },
  { x: 30, height: 40 },
  { x: 60, height: 62 },
  { x: 90, height: 84 },
];

/** The mark's four bars as a drawing: what is not reached yet is an outline. */
export function Bars({ className, filled = BARS.length }: BarsProps) {
  return (
    <svg viewBox="-1 -1 116 87" className={className} aria-hidden="true">
      {BARS.map(({ x, height }, index) => (
        <path
          key={x}
          d={`M${x} 84v-${height}h24v${height}z`}
          className={
            index >= filled
              ? 'fill-none stroke-line stroke-[1.5]'
              : index === filled - 1
                ? 'fill-signal'
                : 'fill-ink'
          }
        />
      ))}
      <path d="M-1 84h116" className="stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" />
    </svg>
  );
}
