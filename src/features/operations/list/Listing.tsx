import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import { fill, fillCount } from '@/i18n/fill';
import type { Column } from './columns';
import { DataTable } from './DataTable';
import { EntryDialog, type EntryDialogProps } from './EntryDialog';
import { ExportButton } from './ExportButton';
import type { OperationsTexts } from '../strings';
import { useList, type ListPage, type LoadPage } from './use-list';

interface ListingProps<R, P extends ListPage<R>> extends OperationsTexts {
  title: string;
  /** Name of the exported file, without its extension. */
  fileName: string;
  closeLabel: string;
  columns: readonly Column<R>[];
  rowKey: (row: R) => string;
  load: LoadPage<R, P>;
  /** Content above the table, such as filters; a function gets the first page, or undefined. */
  children?: ReactNode | ((first: P | undefined) => ReactNode);
  /** Props of the `EntryDialog` that a row opens; by default it shows all columns. */
  details?: RowDetails<R>;
  rowActions?: (row: R) => ReactNode;
  /** Address of the whole list, when only one row is listed; that row opens at once. */
  allHref?: string | null;
}

interface RowDetails<R> {
  /** The row's name, for screen readers. */
  nameOf: (row: R) => string;
  show: (
    row: R,
    dialog: Pick<EntryDialogProps, 'closeLabel' | 'onClose'>,
    /** Replaces the row in the dialog and the list. */
    onChange: (row: R) => void,
  ) => ReactNode;
}

/** A paginated list with its loading, error and empty states; a row opens in a dialog. */
export function Listing<R, P extends ListPage<R>>(props: ListingProps<R, P>) {
  const { title, fileName, columns, rowKey, load, children, rowActions, locale, strings } = props;
  const { closeLabel, details = wholeRow(props), allHref = null } = props;
  const { data, hasFailed, reload, loadMore, more, replace } = useList(load);
  const [chosen, setOpened] = useState<R | null | undefined>(allHref === null ? null : undefined);
  const t = strings.list;
  const rows = data?.rows ?? [];
  // The only row is open until it is closed.
  const opened = chosen === undefined ? rows[0] : chosen;
  const body = useRef<HTMLTableSectionElement>(null);
  const firstNew = useRef<number | null>(null);

  useEffect(() => {
    if (firstNew.current === null || rows.length <= firstNew.current) return;
    // Focuses the first new row, so that the keyboard continues there.
    body.current?.rows[firstNew.current]?.focus();
    firstNew.current = null;
  }, [rows.length]);

  const isSame = (row: R, other: R) => rowKey(row) === rowKey(other);
  // An action may end when its dialog is closed, and another row's is open.
  const change = (row: R) => {
    setOpened((now) => (now && isSame(now, row) ? row : now));
    replace(row, (other) => isSame(row, other));
  };
  const close = (row: R) => setOpened((now) => (now && !isSame(now, row) ? now : null));
  const actionsOf = (row: R) => (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="quiet"
        size="small"
        // As large as the row.
        className="min-h-9 px-0 py-1 after:absolute after:inset-0"
        aria-label={fill(t.detailsOf, { name: details.nameOf(row) })}
        onClick={() => setOpened(row)}
      >
        {t.details}
      </Button>
      {rowActions && <span className="relative z-1">{rowActions(row)}</span>}
    </span>
  );
  const filters = typeof children === 'function' ? children(data) : children;

  return (
    <section aria-busy={!data && !hasFailed}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-heading">{title}</h2>
        <ExportButton
          fileName={fileName}
          closeLabel={closeLabel}
          columns={columns}
          load={load}
          disabled={rows.length === 0}
          locale={locale}
          strings={strings}
        />
      </div>
      {allHref === null ? (
        filters
      ) : (
        <a className="link mt-4 inline-block" href={allHref}>
          {t.all}
        </a>
      )}
      <div className="mt-4" role="status">
        {!data && !hasFailed && (
          <p className="flex items-end gap-4 py-8 text-soft">
            <Spinner /> {t.loading}
          </p>
        )}
        {data && (
          <p className={rows.length > 0 ? 'sr-only' : 'py-8'}>
            {rows.length > 0 ? fillCount(t.shown, rows.length) : t.empty}
          </p>
        )}
      </div>
      {hasFailed && (
        <p role="alert" className="border-l-4 border-signal bg-wash px-5 py-3">
          {t.failed}{' '}
          <button type="button" className="link font-medium" onClick={reload}>
            {t.retry}
          </button>
        </p>
      )}
      {rows.length > 0 && (
        <>
          <DataTable
            caption={title}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            body={body}
            none={t.none}
            locale={locale}
            actions={{ label: strings.columns.actions, of: actionsOf }}
          />
          {more === 'failed' && (
            <p role="alert" className="mt-4 text-signal-ink">
              {t.moreFailed}
            </p>
          )}
          {data?.next_cursor && (
            <Button
              variant="line"
              className="mt-6"
              aria-disabled={more === 'loading' || undefined}
              onClick={() => {
                firstNew.current = rows.length;
                void loadMore();
              }}
            >
              {more === 'loading' ? t.loadingMore : t.more}
            </Button>
          )}
        </>
      )}
      {opened && (
        // With a key, so that what is typed for one row never belongs to another.
        <Fragment key={rowKey(opened)}>
          {details.show(opened, { closeLabel, onClose: () => close(opened) }, change)}
        </Fragment>
      )}
    </section>
  );
}

/** The default dialog, with all columns of a row. */
function wholeRow<R, P extends ListPage<R>>({
  columns,
  rowActions,
  strings,
}: ListingProps<R, P>): RowDetails<R> {
  const subject = columns.find(({ phone }) => phone === 'subject') ?? columns[0];
  const nameOf = (row: R) => String(subject?.value(row) ?? strings.list.none);
  return {
    nameOf,
    show: (row, dialog) => (
      <EntryDialog
        {...dialog}
        title={nameOf(row)}
        facts={columns.map(({ label, value, show }) => [label, show?.(row) ?? value(row)])}
      >
        <p className="mt-6">{rowActions?.(row)}</p>
      </EntryDialog>
    ),
  };
}
