import type { ReactNode } from 'react';
import { ActionForm } from '../actions/ActionForm';
import { operate } from '../api';
import { HistoryList } from '../actions/HistoryList';
import type { MemberRow } from './member-row';
import type { OperationsTexts } from '../strings';
import { useHistory } from '../actions/use-history';

interface MemberActionsProps extends OperationsTexts {
  row: MemberRow;
  onChange: (row: MemberRow) => void;
  /** What is loaded about the member: below the actions, which would move when it comes. */
  children: ReactNode;
}

/** An operator's actions for a member. Payments are changed only in Stripe. */
export function MemberActions({ row, onChange, children, locale, strings }: MemberActionsProps) {
  const { uid, email, complimentary, subscription } = row;
  const { history, refresh } = useHistory([
    `user_profiles/${uid}`,
    ...(subscription ? [`user_subscriptions/${subscription.id}`] : []),
  ]);
  const { act } = strings;
  const seen = complimentary?.granted_at ?? null;
  const form = { about: email, locale, strings };

  const reload = async () => {
    const { rows } = await operate({ action: 'members', id: uid });
    const [found] = rows;
    if (found) onChange(found);
    await refresh();
  };

  return (
    <>
      <section className="mt-8">
        <h3 className="mb-3 font-semibold">{act.heading}</h3>
        <ActionForm
          {...form}
          texts={act.resync}
          request={() => ({ action: 'resync', uid })}
          onDone={reload}
        />
        {subscription && (
          <ActionForm
            {...form}
            texts={act.contract}
            request={() => ({ action: 'resend-contract', uid })}
            onDone={refresh}
          />
        )}
        {seen === null ? (
          <ActionForm
            {...form}
            texts={act.grant}
            note="required"
            withDate
            request={({ note, endsOn }) => {
              const ends_on = endsOn === '' ? null : endsOn;
              return { action: 'grant', uid, reason: note, ends_on, seen };
            }}
            onDone={reload}
            onFailure={reload}
          />
        ) : (
          <ActionForm
            {...form}
            texts={act.end}
            note="required"
            request={({ note }) => ({ action: 'end-grant', uid, reason: note, seen })}
            onDone={reload}
            onFailure={reload}
          />
        )}
        <ActionForm
          {...form}
          texts={act.endSessions}
          note="required"
          request={({ note }) => ({ action: 'end-sessions', uid, reason: note })}
          onDone={refresh}
        />
      </section>
      {children}
      <HistoryList history={history} locale={locale} strings={strings} />
    </>
  );
}
