import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { showToast } from '@/components/ui/toast';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { cancelSubscription } from './store';

interface CancelDialogProps {
  locale: Locale;
  strings: Dictionary['billing']['management'];
  closeLabel: string;
  subscription: SubscriptionView;
  open: boolean;
  onClose: () => void;
  /** Opens what is on offer instead, while the contract can be withdrawn from. */
  onWithdraw?: () => void;
}

/**
 * Confirms a cancellation. A renewed membership may also end in one month, with a refund of the rest
 * (docs/decisions/prices-and-terms.md); one with an overdue payment ends at once. Until the last day of
 * the withdrawal period the dialog offers the withdrawal, with its full refund (product 6.12).
 */
export function CancelDialog(props: CancelDialogProps) {
  const { locale, strings, closeLabel, subscription, open, onClose, onWithdraw } = props;
  const [isPending, setPending] = useState(false);
  const [withNotice, setWithNotice] = useState(false);
  const name = useId();
  const { notice, withdrawal, status, current_period_end, plan_currency } = subscription;
  const t = strings.cancelDialog;
  const day = (instant: string | null) =>
    instant === null ? strings.never : formatDay(instant, LOCALE_TAGS[locale]);
  const money = (cents: number) => formatMoney(cents, plan_currency, LOCALE_TAGS[locale]);
  const isOverdue = status !== 'active';

  const cancel = async () => {
    if (isPending) return;
    setPending(true);
    try {
      await cancelSubscription(withNotice && notice !== null);
      onClose();
    } catch (error) {
      console.error('Cancellation:', error);
      showToast(strings.failed, 'error');
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog open={open} onClose={onClose} title={t.title} closeLabel={closeLabel}>
      {notice ? (
        <fieldset className="mb-8 grid gap-3">
          <legend className="mb-3">{t.choose}</legend>
          <Choice
            name={name}
            label={fill(t.atPeriodEnd, { date: day(current_period_end) })}
            isChosen={!withNotice}
            onChoose={() => setWithNotice(false)}
          />
          <Choice
            name={name}
            label={fill(t.inOneMonth, {
              date: day(notice.ends_at),
              refund: money(notice.refund_cents),
            })}
            isChosen={withNotice}
            onChoose={() => setWithNotice(true)}
          />
        </fieldset>
      ) : (
        <p className="mb-8">
          {isOverdue ? t.overdue : fill(t.text, { date: day(current_period_end) })}
        </p>
      )}
      {withdrawal && onWithdraw && (
        <p className="mb-8 border-l-4 border-signal bg-wash px-5 py-3">
          {fill(t.withdraw, {
            date: day(withdrawal.until),
            refund: money(withdrawal.refund_cents),
          })}{' '}
          <button type="button" className="link font-medium" onClick={onWithdraw}>
            {strings.withdrawal.title}
          </button>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" disabled={isPending} onClick={onClose}>
          {t.keep}
        </Button>
        <Button variant="line" aria-disabled={isPending || undefined} onClick={() => void cancel()}>
          {isPending ? strings.pending : t.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1.5 accent-signal"
      />
      <span>{label}</span>
    </label>
  );
}
