import type { Range } from './share-text';

/** The line itself, on a wider one in the ground's colour that parts it from a bar. */
const STROKES = [
  { className: 'stroke-[var(--ground,var(--color-paper))]', strokeWidth: 5, cap: 7 },
  { className: 'stroke-ink', strokeWidth: 2, cap: 6 },
] as const;

const fromTop = (share: number) => `${100 - share * 100}%`;

/** A range in a column's drawing, which is as high as the axis: a line from low to high with its ends. */
export function Whisker({ range: { low, high } }: { range: Range }) {
  return STROKES.map(({ cap, ...stroke }) => (
    <g key={cap} {...stroke}>
      <line x1="50%" x2="50%" y1={fromTop(high)} y2={fromTop(low)} />
      {[low, high].map((end) => (
        // Only a nested drawing can begin at a share of the height and go on in pixels.
        <svg key={end} x="50%" y={fromTop(end)} overflow="visible">
          <path d={`M${-cap} 0h${cap * 2}`} />
        </svg>
      ))}
    </g>
  ));
}
