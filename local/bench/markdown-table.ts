/** A table in Markdown; every column but the first is set to the right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const marks = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(marks), ...rows.map(line)].join('\n');
}
