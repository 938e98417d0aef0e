import { useCallback, useState } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { operate } from './api';
import type { Column } from './columns';
import type { ListProps } from './Desk';
import { EntryDialog } from './EntryDialog';
import { formatMoment, formatShortDay } from './format';
import { Listing } from './Listing';
import {
  accessOf,
  accessText,
  complimentaryText,
  subscriptionText,
  type MemberRow,
} from './member-row';
import { MemberActions } from './MemberActions';
import { StripeLink } from './StripeLink';
import type { LoadPage } from './use-list';

/** Members with what decides about their access, and what an operator can do for them. */
export function Members({ locale, strings, closeLabel }: ListProps) {
  const { columns: names, list: t, members } = strings;
  const [email, setEmail] = useState('');
  const load: LoadPage<MemberRow> = useCallback(
    (page) => operate({ action: 'members', email, ...page }),
    [email],
  );
  const texts = { locale, strings };

  const columns: Column<MemberRow>[] = [
    { id: 'email', label: names.email, value: (row) => row.email },
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
    },
    {
      id: 'subscription',
      label: names.subscription,
      value: (row) => row.subscription?.status ?? null,
      show: (row) => subscriptionText(row, texts),
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
      details={{
        nameOf: (row) => row.email,
        show: (row, dialog, onChange) => (
          <EntryDialog
            title={row.email}
            {...dialog}
            facts={[
              [names.name, row.name],
              [names.access, accessText(row, members)],
              [names.complimentary, complimentaryText(row, texts)],
              [names.subscription, subscriptionText(row, texts)],
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
            <MemberActions row={row} onChange={onChange} {...texts} />
          </EntryDialog>
        ),
      }}
    >
      <form
        role="search"
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setEmail(String(new FormData(event.currentTarget).get('email') ?? '').trim());
        }}
      >
        <Field
          type="search"
          name="email"
          inputMode="email"
          label={members.search}
          wrapperClassName="w-full sm:w-80"
        />
        <Button type="submit">{members.searchAction}</Button>
      </form>
    </Listing>
  );
}
