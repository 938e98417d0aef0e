import type { ReactNode, Ref } from 'react';
import type { Column } from './columns';

interface DataTableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** What can be done with a row, in a last column of its own. */
  actions?: { label: string; of: (row: R) => ReactNode };
  none: string;
  body?: Ref<HTMLTableSectionElement>;
}

const CELL = 'border-b border-line py-2.5 pr-4 align-baseline wrap-anywhere';
/** On a phone a row is a block, and each cell a line with its name before it. */
const NARROW = 'max-lg:grid max-lg:grid-cols-[8.5rem_minmax(0,1fr)] max-lg:border-0 max-lg:py-1';

/**
 * A table that needs no sideways scrolling: on a narrow screen each row is a block of named lines. It
 * stays a table for screen readers, whatever its boxes are.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, rowKey, actions, none, body } = props;
  const shown = columns.filter(({ fileOnly }) => !fileOnly);
  return (
    <table className="w-full text-left text-base tabular-nums max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {[...shown.map(({ label }) => label), ...(actions ? [actions.label] : [])].map(
            (label) => (
              <th key={label} scope="col" className={`${CELL} font-medium text-soft`}>
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody ref={body} className="max-lg:block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            tabIndex={-1}
            className="max-lg:block max-lg:border-b max-lg:border-line max-lg:py-3"
          >
            {shown.map(({ id, label, value, show }, index) => {
              // The first cell names its row.
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={id}
                  scope={index === 0 ? 'row' : undefined}
                  className={`${CELL} ${NARROW} font-normal`}
                >
                  <span className="text-soft lg:hidden" aria-hidden="true">
                    {label}
                  </span>
                  <span>{show?.(row) ?? value(row) ?? none}</span>
                </Cell>
              );
            })}
            {actions && (
              <td className={`${CELL} max-lg:block max-lg:border-0`}>{actions.of(row)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
