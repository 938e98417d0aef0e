/**
 * The tile that a key moves to, or undefined at the edge. Columns may differ in height and are
 * aligned at the bottom.
 *
 * @param key as in `KeyboardEvent.key`: the arrows, Home and End
 */
export function arrowKeyTarget<T>(columns: readonly (readonly T[])[], from: T, key: string) {
  const at = columns.findIndex((column) => column.includes(from));
  const column = columns[at] ?? [];
  const row = column.indexOf(from);
  const beside = (other: readonly T[] | undefined) =>
    other?.[Math.max(0, other.length - column.length + row)];
  switch (key) {
    case 'ArrowUp':
      return column[row - 1];
    case 'ArrowDown':
      return column[row + 1];
    case 'ArrowLeft':
      return beside(columns[at - 1]);
    case 'ArrowRight':
      return beside(columns[at + 1]);
    case 'Home':
      return columns[0]?.[0];
    case 'End':
      return columns.at(-1)?.at(-1);
    default:
      return undefined;
  }
}
