import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { SignInAgain } from '@/components/members/SignInAgain';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { showToast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api-client';
import { deleteAccount, deletionText, leaveAfterDeletion } from '@/lib/session/delete-account';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { DELETE_WORD, DELETION_HASH } from './store';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  /** Address of the account to delete. */
  email: string;
  subscription: SubscriptionView | null;
  locale: Locale;
  strings: Dictionary['account']['deletion'];
  closeLabel: string;
}

/** Deletes the account once DELETE is typed exactly (product 8.2, 8.4). */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { open, onClose, email, subscription, locale, strings, closeLabel } = props;
  const [typed, setTyped] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const [isWrong, setWrong] = useState(false);
  /** The last sign-in is too old: the member has to sign in again. */
  const [isAgain, setAgain] = useState(false);
  /** Counts the times that the dialog was closed. */
  const closings = useRef(0);
  const fieldId = useId();
  const isExact = typed === DELETE_WORD;

  const close = () => {
    closings.current += 1;
    setTyped('');
    setWrong(false);
    setAgain(false);
    onClose();
  };
  const remove = async () => {
    const before = closings.current;
    setDeleting(true);
    try {
      const refund = await deleteAccount(locale);
      const text = deletionText(strings, refund, locale);
      await leaveAfterDeletion(localizedPath(ROUTES.home, locale), text);
      close();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'recent-sign-in-required') {
        // Not if the dialog was closed meanwhile: DELETE has to be typed again.
        if (closings.current === before) setAgain(true);
        return;
      }
      console.error('Deletion:', error);
      showToast(strings.failed, 'error');
      close();
    } finally {
      setDeleting(false);
    }
  };
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isExact && !isDeleting) void remove();
  };
  // A disabled submit button ignores Enter; this shows why the form is not sent.
  const explain = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !isExact) setWrong(true);
  };

  return (
    <Dialog open={open} onClose={close} title={strings.title} closeLabel={closeLabel}>
      {isAgain ? (
        <SignInAgain
          locale={locale}
          strings={strings.again}
          hash={DELETION_HASH}
          onConfirmed={() => {
            setAgain(false);
            void remove();
          }}
          onDismiss={close}
        />
      ) : (
        <form onSubmit={submit}>
          <p className="mb-4 text-soft">{fill(strings.text, { email })}</p>
          {subscription?.stripe_subscription_id && (
            <p className="mb-6">{prepaidText(subscription, strings, locale)}</p>
          )}
          <label htmlFor={fieldId} className="label">
            {fill(strings.label, { word: DELETE_WORD })}
          </label>
          <input
            id={fieldId}
            className="field"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            disabled={isDeleting}
            aria-invalid={isWrong}
            aria-describedby={`${fieldId}-problem`}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
            onKeyDown={explain}
          />
          <p
            id={`${fieldId}-problem`}
            role="alert"
            className="min-h-8 pt-2 text-base text-signal-ink"
          >
            {isWrong && fill(strings.notExact, { word: DELETE_WORD })}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button type="submit" variant="signal" disabled={!isExact || isDeleting}>
              {isDeleting ? strings.pending : strings.confirm}
            </Button>
            <Button variant="quiet" disabled={isDeleting} onClick={close}>
              {strings.dismiss}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** What becomes of the time that is paid for (product 5.13). */
function prepaidText(
  { withdrawal, notice, plan_currency }: SubscriptionView,
  { prepaid, prepaidBack }: DeleteAccountDialogProps['strings'],
  locale: Locale,
): string {
  const cents = withdrawal?.refund_cents ?? notice?.refund_cents ?? 0;
  if (cents === 0) return prepaid;
  return fill(prepaidBack, { refund: formatMoney(cents, plan_currency, LOCALE_TAGS[locale]) });
}
