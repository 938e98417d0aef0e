import { useState, type ReactNode, type Ref } from 'react';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { formatAgo } from '#shared/rules/dates.ts';
import type { Column } from './columns';

interface DataTableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** The last column, with the row's actions. */
  actions?: { label: string; of: (row: R) => ReactNode };
  none: string;
  locale: Locale;
  body?: Ref<HTMLTableSectionElement>;
}

const CELL =
  'border-b border-line py-1 pr-4 align-baseline wrap-anywhere max-lg:border-0 max-lg:p-0 [&_a]:relative [&_a]:z-1';

/** On a phone the subject has its own line; age, state and actions share the next. */
const NARROW = {
  subject: 'max-lg:w-full max-lg:font-medium',
  age: 'max-lg:text-soft',
  state: '',
} as const;

/**
 * A table without horizontal scrolling, whose rows may have a button as large as they are (Listing): on a narrow screen each row shows its subject, age and
 * state. ARIA roles keep it a table for screen readers, whatever its CSS display is.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, rowKey, actions, none, locale, body } = props;
  const [now] = useState(Date.now);
  const onPage = columns.filter(({ fileOnly }) => !fileOnly);
  const subject = onPage.find(({ phone }) => phone === 'subject') ?? onPage[0];
  // The header of a row is its first cell.
  const shown = onPage.toSorted((a, b) => Number(b === subject) - Number(a === subject));
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
            className="relative hover:bg-wash max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1 max-lg:border-b max-lg:border-line max-lg:py-3"
          >
            {shown.map((column) => {
              const { id, value, show } = column;
              const isSubject = column === subject;
              const phone = isSubject ? 'subject' : column.phone;
              const Cell = isSubject ? 'th' : 'td';
              const text = show?.(row) ?? value(row) ?? none;
              return (
                <Cell
                  key={id}
                  scope={isSubject ? 'row' : undefined}
                  className={`${CELL} font-normal ${phone ? NARROW[phone] : 'max-lg:hidden'}`}
                >
                  {phone === 'age' ? (
                    <>
                      <span className="max-lg:hidden">{text}</span>
                      <span className="lg:hidden">
                        {formatAgo(String(value(row)), now, LOCALE_TAGS[locale])}
                      </span>
                    </>
                  ) : (
                    text
                  )}
                </Cell>
              );
            })}
            {actions && <td className={`${CELL} max-lg:ml-auto`}>{actions.of(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
