import { Badge } from '@/components/ui/Badge';
import { fill } from '@/i18n/fill';
import type { OperationsOutput } from '#shared/api/operations.ts';
import { operate } from '../api';
import type { Column } from '../list/columns';
import type { ListProps } from '../tabs';
import { formatMoment } from '../format';
import { Listing } from '../list/Listing';
import type { LoadPage } from '../list/use-list';

type LedgerPage = OperationsOutput<'ledger'>;
type LedgerRow = LedgerPage['rows'][number];

const load: LoadPage<LedgerRow, LedgerPage> = (page) => operate({ action: 'ledger', ...page });

/** Nightly comparisons with Stripe (product 5.18). */
export function Ledger({ locale, strings, closeLabel }: ListProps) {
  const { columns: names, ledger: t } = strings;
  const textOf = (row: LedgerRow) =>
    row.differences
      .map(({ kind, object_id: id, mended }) => `${t.kinds[kind]}${mended ? '' : ' (!)'}: ${id}`)
      .join('; ');

  const columns: Column<LedgerRow>[] = [
    {
      id: 'at',
      label: names.at,
      value: (row) => row.at,
      show: (row) => formatMoment(row.at, locale),
      phone: 'subject',
    },
    { id: 'members', label: names.members, value: (row) => row.members },
    { id: 'found', label: names.differences, value: (row) => row.found },
    {
      id: 'left',
      label: names.left,
      value: (row) => row.left,
      show: ({ left }) => (
        <Badge tone={left === 0 ? 'good' : 'signal'}>
          {left === 0 ? t.nothingLeft : fill(t.someLeft, { count: left })}
        </Badge>
      ),
      phone: 'state',
    },
    { id: 'what', label: names.found, value: textOf },
  ];

  return (
    <Listing
      title={strings.tabs.ledger}
      fileName="ledger"
      locale={locale}
      strings={strings}
      closeLabel={closeLabel}
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
    >
      {(first) =>
        first && (
          <p className="mt-3 max-w-3xl text-base text-soft">
            {t.hint}{' '}
            {first.clean_at === null
              ? t.neverClean
              : fill(t.clean, { date: formatMoment(first.clean_at, locale) })}
          </p>
        )
      }
    </Listing>
  );
}
