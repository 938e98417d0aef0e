import { fill } from '@/i18n/fill';
import type { OperationsOutput } from '#shared/api/operations.ts';
import { operate } from '../api';
import type { Column } from '../list/columns';
import type { ListProps } from '../tabs';
import { formatMoment } from '../format';
import { Listing } from '../list/Listing';
import type { LoadPage } from '../list/use-list';

type Page = OperationsOutput<'quota'>;
type QuotaRow = Page['rows'][number];

const load: LoadPage<QuotaRow, Page> = (page) => operate({ action: 'quota', ...page });

/** Today's use of the common limits, and by each member. */
export function QuotaUse({ locale, strings, closeLabel }: ListProps) {
  const { columns: names, quota: t } = strings;

  const columns: Column<QuotaRow>[] = [
    { id: 'email', label: names.email, value: (row) => row.email ?? row.uid, phone: 'subject' },
    { id: 'used', label: names.used, value: (row) => row.used, phone: 'state' },
    { id: 'limit', label: names.limit, value: (row) => row.limit },
    { id: 'uid', label: names.uid, value: (row) => row.uid, fileOnly: true },
  ];

  return (
    <Listing
      title={strings.tabs.quota}
      fileName="use-today"
      locale={locale}
      strings={strings}
      closeLabel={closeLabel}
      columns={columns}
      rowKey={({ uid }) => uid}
      load={load}
    >
      {(first) =>
        first && (
          <>
            <h3 className="mt-4 font-semibold">{t.totals}</h3>
            <dl className="mt-2 grid gap-x-6 sm:grid-cols-3">
              {(['answers', 'contact_requests', 'notice_receipts'] as const).map((name) => (
                <div key={name} className="border-t-2 border-ink py-3">
                  <dt className="text-base text-soft">{t[name]}</dt>
                  <dd className="text-heading font-semibold tabular-nums">
                    {fill(t.of, first.totals[name])}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="text-base text-soft">
              {fill(t.resets, { time: formatMoment(first.resets_at, locale) })}
            </p>
            <h3 className="mt-6 font-semibold">{t.byMember}</h3>
          </>
        )
      }
    </Listing>
  );
}
