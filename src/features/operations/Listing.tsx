import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SignInAgain } from '@/components/members/SignInAgain';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Spinner } from '@/components/ui/Spinner';
import { showToast } from '@/components/ui/toast';
import { fill, fillCount } from '@/i18n/fill';
import { downloadText } from '@/lib/download';
import { MAX_OPERATIONS_EXPORT } from '#shared/limits.ts';
import { isSignInTooOld } from './api';
import { exportList, type Column } from './columns';
import { DataTable } from './DataTable';
import type { OperationsTexts } from './strings';
import type { ListPage, LoadPage, useList } from './use-list';

interface ListingProps<R, P extends ListPage<R>> extends OperationsTexts {
  title: string;
  /** Name of the file, without its ending. */
  fileName: string;
  closeLabel: string;
  columns: readonly Column<R>[];
  rowKey: (row: R) => string;
  load: LoadPage<R, P>;
  list: ReturnType<typeof useList<R, P>>;
  /** Above the table, as filters. */
  children?: ReactNode;
  rowActions?: (row: R) => ReactNode;
}

/** Spreadsheets take a file without it for one in an old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A list with its states: loading, failed, empty, and growing page by page. */
export function Listing<R, P extends ListPage<R>>(props: ListingProps<R, P>) {
  const { title, fileName, columns, rowKey, load, list, children, rowActions } = props;
  const { locale, strings, closeLabel } = props;
  const [isExporting, setExporting] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const t = strings.list;
  const { list: shown } = list;
  const count = shown.state === 'ready' ? shown.rows.length : 0;
  const body = useRef<HTMLTableSectionElement>(null);
  const firstNew = useRef<number | null>(null);

  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    // The keyboard goes on with the first new row, not below the last one.
    body.current?.rows[firstNew.current]?.focus();
    firstNew.current = null;
  }, [count]);

  const download = async () => {
    if (isExporting) return;
    setExporting(true);
    try {
      const { csv, isCut } = await exportList(columns, load);
      downloadText(`${fileName}.csv`, BYTE_ORDER_MARK + csv, 'text/csv');
      if (isCut) showToast(fill(t.exportCut, { count: MAX_OPERATIONS_EXPORT }), 'neutral');
    } catch (error) {
      if (isSignInTooOld(error)) {
        setSigningIn(true);
        return;
      }
      console.error('Operations, export:', error);
      showToast(t.exportFailed, 'error');
    } finally {
      setExporting(false);
    }
  };

  return (
    <section aria-busy={shown.state === 'loading'}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-heading">{title}</h2>
        <Button
          variant="line"
          size="small"
          disabled={count === 0}
          aria-disabled={isExporting || undefined}
          onClick={() => void download()}
        >
          {isExporting ? t.exporting : t.export}
        </Button>
      </div>
      <Dialog
        open={isSigningIn}
        title={t.export}
        closeLabel={closeLabel}
        onClose={() => setSigningIn(false)}
      >
        <SignInAgain
          onlyUsed
          size="small"
          locale={locale}
          strings={strings.again}
          onConfirmed={() => {
            setSigningIn(false);
            void download();
          }}
          onDismiss={() => setSigningIn(false)}
        />
      </Dialog>
      {children}
      <div className="mt-4" role="status">
        {shown.state === 'loading' && (
          <p className="flex items-end gap-4 py-8 text-soft">
            <Spinner /> {t.loading}
          </p>
        )}
        {shown.state === 'ready' && (
          <p className={count > 0 ? 'sr-only' : 'py-8'}>
            {count > 0 ? fillCount(t.shown, count) : t.empty}
          </p>
        )}
      </div>
      {shown.state === 'failed' && (
        <p role="alert" className="border-l-4 border-signal bg-wash px-5 py-3">
          {t.failed}{' '}
          <button type="button" className="link font-medium" onClick={() => void list.reload()}>
            {t.retry}
          </button>
        </p>
      )}
      {shown.state === 'ready' && count > 0 && (
        <>
          <DataTable
            caption={title}
            columns={columns}
            rows={shown.rows}
            rowKey={rowKey}
            body={body}
            none={t.none}
            {...(rowActions && { actions: { label: strings.columns.actions, of: rowActions } })}
          />
          {shown.more === 'failed' && (
            <p role="alert" className="mt-4 text-signal-ink">
              {t.moreFailed}
            </p>
          )}
          {shown.next !== null && (
            <Button
              variant="line"
              className="mt-6"
              aria-disabled={shown.more === 'loading' || undefined}
              onClick={() => {
                firstNew.current = count;
                void list.loadMore();
              }}
            >
              {shown.more === 'loading' ? t.loadingMore : t.more}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
