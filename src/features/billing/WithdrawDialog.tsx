import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { showToast } from '@/components/ui/toast';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { downloadText } from '@/lib/download';
import { loadMembership } from '@/lib/session/membership';
import type { EndpointOutput } from '#shared/api/contract.ts';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { germanTime } from '#shared/rules/contract-receipt.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { withdrawMembership } from './store';

interface WithdrawDialogProps {
  locale: Locale;
  strings: Dictionary['billing']['management'];
  closeLabel: string;
  subscription: SubscriptionView;
  /** The declarant, and the address for the confirmation. */
  member: { name: string; email: string };
  open: boolean;
  onClose: () => void;
}

type Receipt = EndpointOutput<'withdraw-membership'>;

/**
 * The second of the two steps of § 356a BGB: the filled-in declaration and its confirmation; then
 * the receipt (product 6.12).
 */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { locale, strings, closeLabel, subscription, member, open, onClose } = props;
  const [isPending, setPending] = useState(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { plan_name, plan_currency, withdrawal, stripe_subscription_id: number } = subscription;
  const isShown = useRef(open);
  useEffect(() => {
    isShown.current = open;
  }, [open]);
  const t = strings.withdrawal;
  const tag = LOCALE_TAGS[locale];
  const effectOf = (cents: number, texts: typeof t.effect) =>
    cents === 0
      ? texts.free
      : fill(texts.refunded, { refund: formatMoney(cents, plan_currency, tag) });

  const confirm = async () => {
    if (isPending) return;
    setPending(true);
    try {
      const answer = await withdrawMembership(locale);
      if (isShown.current) setReceipt(answer);
      else {
        // Closed meanwhile: the receipt is in the e-mail.
        showToast(t.done, 'good');
        void loadMembership();
      }
    } catch (error) {
      console.error('Withdrawal:', error);
      showToast(t.failed, 'error');
    } finally {
      setPending(false);
    }
  };
  const close = () => {
    onClose();
    // Reloads the membership only on closing, because the dialog is unmounted with it.
    if (receipt !== null) void loadMembership();
  };
  const declaration = fill(t.declaration, { plan: plan_name });
  const { name, email, contract } = receipt?.notice ?? {
    ...member,
    contract: `${plan_name}, ${number ?? ''}`,
  };
  const facts: [string, string][] = [
    [t.name, name],
    [t.email, email],
    [t.contract, contract],
  ];
  if (receipt !== null) {
    facts.unshift(
      [t.reference, receipt.reference],
      [t.receivedAt, germanTime(receipt.received_at, tag)],
    );
  }
  const save = () =>
    downloadText(
      t.fileName,
      [t.done, declaration, facts.map((fact) => fact.join(': ')).join('\n')].join('\n\n'),
    );

  return (
    <Dialog
      open={open}
      onClose={close}
      title={receipt === null ? t.title : t.done}
      closeLabel={closeLabel}
      readFirst
    >
      <p className="mb-4 font-medium">{declaration}</p>
      <dl className="mb-6 divide-y divide-line border-y border-line text-base">
        {facts.map(([term, value]) => (
          <div key={term} className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_1fr]">
            <dt className="text-soft">{term}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-8">
        {receipt === null
          ? effectOf(withdrawal?.refund_cents ?? 0, t.effect)
          : effectOf(receipt.refund_cents, t.outcome)}
      </p>
      <div className="flex flex-wrap gap-3">
        {receipt === null ? (
          <>
            <Button
              variant="signal"
              aria-disabled={isPending || undefined}
              onClick={() => void confirm()}
            >
              {isPending ? strings.pending : t.confirm}
            </Button>
            <Button variant="quiet" disabled={isPending} onClick={close}>
              {t.keep}
            </Button>
          </>
        ) : (
          <>
            <Button variant="line" onClick={save}>
              {t.download}
            </Button>
            <Button variant="ink" onClick={close}>
              {closeLabel}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
