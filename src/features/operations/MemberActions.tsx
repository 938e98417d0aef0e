import { ActionForm } from './ActionForm';
import { operate } from './api';
import { HistoryList } from './HistoryList';
import type { MemberRow } from './member-row';
import type { OperationsTexts } from './strings';
import { useHistory } from './use-history';

interface MemberActionsProps extends OperationsTexts {
  row: MemberRow;
  onChange: (row: MemberRow) => void;
}

/** What an operator can do for a member. Money moves at Stripe only. */
export function MemberActions({ row, onChange, locale, strings }: MemberActionsProps) {
  const { uid, email, complimentary, subscription } = row;
  const { history, refresh } = useHistory([
    `user_profiles/${uid}`,
    ...(subscription ? [`user_subscriptions/${subscription.id}`] : []),
  ]);
  const { act } = strings;
  const seen = complimentary?.granted_at ?? null;

  const reload = async () => {
    const { rows } = await operate({ action: 'members', email });
    const found = rows.find((other) => other.uid === uid);
    if (found) onChange(found);
    await refresh();
  };

  return (
    <>
      <section className="mt-8">
        <h3 className="mb-3 font-semibold">{act.heading}</h3>
        <ActionForm
          texts={act.resync}
          strings={strings}
          run={async () => {
            await operate({ action: 'resync', uid });
            await reload();
          }}
        />
        {subscription && (
          <ActionForm
            texts={act.contract}
            strings={strings}
            run={async () => {
              await operate({ action: 'resend-contract', uid });
              await refresh();
            }}
          />
        )}
        {seen === null ? (
          <ActionForm
            texts={act.grant}
            strings={strings}
            note="required"
            withDate
            run={async ({ note, endsOn }) => {
              const ends_on = endsOn === '' ? null : endsOn;
              await operate({ action: 'grant', uid, reason: note, ends_on, seen });
              await reload();
            }}
            onFailure={reload}
          />
        ) : (
          <ActionForm
            texts={act.end}
            strings={strings}
            note="required"
            run={async ({ note }) => {
              await operate({ action: 'end-grant', uid, reason: note, seen });
              await reload();
            }}
            onFailure={reload}
          />
        )}
      </section>
      <HistoryList history={history} locale={locale} strings={strings} />
    </>
  );
}
