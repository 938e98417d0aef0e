/** Every line that differs between two texts, as it was and as it is. */
export function changedLines(before: string, after: string): [before: string, after: string][] {
  const lines = { before: before.split('\n'), after: after.split('\n') };
  const length = Math.max(lines.before.length, lines.after.length);
  return Array.from({ length }, (_, index): [string, string] => [
    lines.before[index] ?? '',
    lines.after[index] ?? '',
  ]).filter(([was, is]) => was !== is);
}
