import type { ChartPoint } from './series';

/** A point of a chart by the numbers of its line and of itself, from 0. */
export interface Place {
  line: number;
  point: number;
}

type Lines = readonly (readonly Pick<ChartPoint, 'x'>[])[];

/**
 * Where an arrow key leads from a point: left and right along its line, up and down to the line before
 * or after, to the point that is nearest in time; Home and End to the ends of the line. Beyond an end it
 * stays; null for any other key.
 */
export function walk(lines: Lines, at: Place, key: string): Place | null {
  const last = (lines[at.line]?.length ?? 1) - 1;
  switch (key) {
    case 'ArrowLeft':
      return { ...at, point: Math.max(at.point - 1, 0) };
    case 'ArrowRight':
      return { ...at, point: Math.min(at.point + 1, last) };
    case 'Home':
      return { ...at, point: 0 };
    case 'End':
      return { ...at, point: last };
    case 'ArrowUp':
      return onLine(lines, at, at.line - 1);
    case 'ArrowDown':
      return onLine(lines, at, at.line + 1);
    default:
      return null;
  }
}

function onLine(lines: Lines, at: Place, line: number): Place {
  const x = lines[at.line]?.[at.point]?.x;
  const points = lines[line];
  if (x === undefined || points === undefined) return at;
  const distances = points.map((point) => Math.abs(point.x - x));
  return { line, point: distances.indexOf(Math.min(...distances)) };
}
