interface TrendTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: { key: string; cells: readonly string[] }[];
}

/** The chart's values as a table, which scrolls by itself when it is long. */
export function TrendTable({ caption, columns, rows }: TrendTableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="max-h-72 overflow-auto border-y border-line print:max-h-none print:overflow-visible"
    >
      <table className="w-full text-left text-base tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-line py-2 pr-4 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row" className="py-1.5 pr-4 font-normal">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={index} className="py-1.5 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
