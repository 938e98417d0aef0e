export interface FiguresTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell is the row's header. */
  rows: { key: string; cells: readonly string[] }[];
}

const CELL = 'py-1.5 pr-2 last:pr-0 sm:pr-4';

/** A chart's figures as a table, with its own scroll container when it is long. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="scroll-hint max-h-72 overflow-auto border-y border-line print:max-h-none print:overflow-visible"
    >
      <table className="w-full text-left text-sm tabular-nums sm:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`border-b border-line font-medium ${CELL}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row" className={`font-normal ${CELL}`}>
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={index} className={CELL}>
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
