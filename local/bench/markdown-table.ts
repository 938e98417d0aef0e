/** A table as README.md takes it; every column but the first is set to the right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const marks = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(marks), ...rows.map(line)].join('\n');
}

/** Bytes as kilobytes of 1,000 bytes, with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
