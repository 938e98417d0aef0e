import { useCallback, useState } from 'react';
import { Badge } from '@/components/ui/Badge';
import { operate } from '../api';
import type { Column } from '../list/columns';
import type { ListProps } from '../tabs';
import { EntryDialog } from '../list/EntryDialog';
import { formatMoment, formatShortDay } from '../format';
import { Listing } from '../list/Listing';
import { MailLink } from '../list/MailLink';
import {
  accessOf,
  accessText,
  complimentaryText,
  subscriptionText,
  type MemberRow,
} from './member-row';
import { MemberActions } from './MemberActions';
import { MemberRecord } from './MemberRecord';
import { SearchForm } from '../list/SearchForm';
import { StripeLink } from '../list/StripeLink';
import type { LoadPage } from '../list/use-list';

/** Members with their access and an operator's actions for them. */
export function Members({ locale, strings, closeLabel, at }: ListProps) {
  const { columns: names, list: t, members } = strings;
  const [search, setSearch] = useState<{ email?: string }>({});
  const load: LoadPage<MemberRow> = useCallback(
    (page) => operate({ action: 'members', ...(at === null ? search : { id: at }), ...page }),
    [search, at],
  );
  const texts = { locale, strings };

  const columns: Column<MemberRow>[] = [
    { id: 'email', label: names.email, value: (row) => row.email, phone: 'subject' },
    { id: 'name', label: names.name, value: (row) => row.name },
    {
      id: 'access',
      label: names.access,
      value: (row) => accessText(row, members),
      show: (row) => (
        <Badge tone={accessOf(row) === 'free' ? 'neutral' : 'good'}>
          {accessText(row, members)}
        </Badge>
      ),
      phone: 'state',
    },
    {
      id: 'subscription',
      label: names.subscription,
      value: (row) => row.subscription?.status ?? null,
      show: (row) => subscriptionText(row, texts),
    },
    {
      id: 'ordered_at',
      label: names.ordered_at,
      value: (row) => row.subscription?.created_at ?? null,
      fileOnly: true,
    },
    {
      id: 'period_end',
      label: names.period_end,
      value: (row) => row.subscription?.current_period_end ?? null,
      fileOnly: true,
    },
    {
      id: 'complimentary',
      label: names.complimentary,
      value: (row) => complimentaryText(row, texts),
      fileOnly: true,
    },
    {
      id: 'member_since',
      label: names.member_since,
      value: (row) => row.created_at,
      show: (row) => formatShortDay(row.created_at, locale),
      phone: 'age',
    },
    { id: 'uid', label: names.uid, value: (row) => row.uid, fileOnly: true },
  ];

  return (
    <Listing
      title={strings.tabs.members}
      fileName="members"
      locale={locale}
      strings={strings}
      closeLabel={closeLabel}
      columns={columns}
      rowKey={({ uid }) => uid}
      load={load}
      allHref={at === null ? null : '#members'}
      details={{
        nameOf: (row) => row.email,
        show: (row, dialog, onChange) => (
          <EntryDialog
            title={row.email}
            {...dialog}
            facts={[
              [names.name, row.name],
              [names.email, <MailLink key="email" email={row.email} />],
              [names.access, accessText(row, members)],
              [names.complimentary, complimentaryText(row, texts)],
              [names.subscription, subscriptionText(row, texts)],
              [
                names.ordered_at,
                row.subscription && formatShortDay(row.subscription.created_at, locale),
              ],
              [
                names.period_end,
                row.subscription?.current_period_end &&
                  formatMoment(row.subscription.current_period_end, locale),
              ],
              [names.member_since, formatMoment(row.created_at, locale)],
              [names.uid, row.uid],
              [
                'Stripe',
                row.stripe_url && (
                  <StripeLink key="stripe" href={row.stripe_url} about={row.email} strings={t} />
                ),
              ],
            ]}
          >
            <MemberActions row={row} onChange={onChange} {...texts}>
              <MemberRecord row={row} {...texts} />
            </MemberActions>
          </EntryDialog>
        ),
      }}
    >
      <SearchForm fields={['email']} strings={strings.search} onSearch={setSearch} />
    </Listing>
  );
}
