import { useCallback, useState } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { operate } from './api';
import type { Column } from './columns';
import type { ListProps } from './Desk';
import { DetailsButton } from './DetailsButton';
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
import { useList, type LoadPage } from './use-list';

/** Members with what decides about their access, and what an operator can do for them. */
export function Members({ locale, strings, closeLabel }: ListProps) {
  const { columns: names, list: t, members } = strings;
  const [email, setEmail] = useState('');
  const [shown, setShown] = useState<MemberRow | null>(null);
  const load: LoadPage<MemberRow> = useCallback(
    (page) => operate({ action: 'members', email, ...page }),
    [email],
  );
  const list = useList(load);
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
  const change = (row: MemberRow) => {
    setShown(row);
    list.replace(row, ({ uid }) => uid === row.uid);
  };

  return (
    <>
      <Listing
        title={strings.tabs.members}
        fileName="members"
        locale={locale}
        strings={strings}
        closeLabel={closeLabel}
        columns={columns}
        rowKey={({ uid }) => uid}
        load={load}
        list={list}
        rowActions={(row) => (
          <DetailsButton name={row.email} strings={t} onOpen={() => setShown(row)} />
        )}
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
      {shown && (
        <EntryDialog
          title={shown.email}
          closeLabel={closeLabel}
          facts={[
            [names.name, shown.name],
            [names.access, accessText(shown, members)],
            [names.complimentary, complimentaryText(shown, texts)],
            [names.subscription, subscriptionText(shown, texts)],
            [
              names.period_end,
              shown.subscription?.current_period_end &&
                formatMoment(shown.subscription.current_period_end, locale),
            ],
            [names.member_since, formatMoment(shown.created_at, locale)],
            [names.uid, shown.uid],
            [
              'Stripe',
              shown.stripe_url && (
                <StripeLink key="stripe" href={shown.stripe_url} about={shown.email} strings={t} />
              ),
            ],
          ]}
          onClose={() => setShown(null)}
        >
          <MemberActions row={shown} onChange={change} {...texts} />
        </EntryDialog>
      )}
    </>
  );
}
