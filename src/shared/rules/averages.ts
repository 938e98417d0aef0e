/** The mean of numbers; null of none. */
export function average(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/** {@link average} of what is known, rounded to `digits` decimal places; null when nothing is. */
export function roundedAverage(numbers: readonly (number | null)[], digits = 0): number | null {
  const mean = average(numbers.filter((each) => each !== null));
  return mean === null ? null : roundTo(mean, digits);
}

/** Rounded to `digits` decimal places; never a negative zero. */
export function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor || 0;
}
