import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { showToast } from '@/components/ui/toast';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { CancelDialog } from './CancelDialog';
import { ContractActions } from './ContractActions';
import { resumeSubscription } from './store';
import { SubscriptionFacts } from './SubscriptionFacts';
import { usePortal } from './use-portal';
import { WithdrawDialog } from './WithdrawDialog';

interface SubscriptionManagementProps {
  locale: Locale;
  strings: Dictionary['billing']['management'];
  /** The benefits of Premium as it is offered. */
  benefits: readonly string[];
  closeLabel: string;
  subscription: SubscriptionView;
  member: { name: string; email: string };
}

/** Plan, status, period end and cancel state, the contract, and what can be done (product 5.7, 6.11). */
export function SubscriptionManagement(props: SubscriptionManagementProps) {
  const { locale, strings, benefits, closeLabel, subscription, member } = props;
  const [isAsking, setAsking] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isOpening, openPortal] = usePortal(locale, strings.failed, 'dashboard');
  const { status, ends_at, notice, current_period_end } = subscription;
  const isActive = status === 'active';
  const isEnding = isActive && ends_at !== null;
  // The rest is refunded, so this cancellation cannot be undone.
  const endsEarly = isEnding && ends_at !== current_period_end;
  const number = subscription.stripe_subscription_id;
  const date = ends_at && formatDay(ends_at, LOCALE_TAGS[locale]);

  const run = async (action: () => Promise<void>) => {
    setPending(true);
    try {
      await action();
    } catch (error) {
      console.error('Subscription:', error);
      showToast(strings.failed, 'error');
    } finally {
      setPending(false);
    }
  };
  const resume = () =>
    run(async () => {
      await resumeSubscription();
      showToast(strings.resumed, 'good');
    });

  return (
    <section className="max-w-2xl">
      <h2 className="text-heading">{strings.heading}</h2>
      {!isActive && <p className="mt-4 text-signal-ink">{strings.attention}</p>}
      {isEnding && (
        <p role="alert" className="mt-4 border-l-4 border-signal pl-4">
          <strong className="block">{strings.cancelled.title}</strong>
          {date ? fill(strings.cancelled.text, { date }) : strings.cancelled.textNoDate}
        </p>
      )}
      <SubscriptionFacts {...{ locale, strings, benefits, subscription }} />
      {number !== null && (
        <div className="flex flex-wrap gap-3">
          <Button variant="ink" disabled={isPending || isOpening} onClick={openPortal}>
            {strings.portal}
          </Button>
          {isEnding && !endsEarly && (
            <Button variant="line" disabled={isPending} onClick={() => void resume()}>
              {strings.resume}
            </Button>
          )}
          {(!isEnding || notice !== null) && (
            <Button variant="line" disabled={isPending} onClick={() => setAsking(true)}>
              {isEnding ? strings.cancelSooner : strings.cancel}
            </Button>
          )}
        </div>
      )}
      {number !== null && (
        <ContractActions
          {...{ locale, strings, subscription, number }}
          onWithdraw={() => setWithdrawing(true)}
        />
      )}
      <CancelDialog
        {...{ locale, strings, closeLabel, subscription }}
        open={isAsking}
        onClose={() => setAsking(false)}
        onWithdraw={() => {
          setAsking(false);
          setWithdrawing(true);
        }}
      />
      <WithdrawDialog
        {...{ locale, strings, closeLabel, subscription, member }}
        open={isWithdrawing}
        onClose={() => setWithdrawing(false)}
      />
    </section>
  );
}
