import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { showToast } from '@/components/ui/toast';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { billingPortalUrl, cancelSubscription, resumeSubscription } from './store';
import { SubscriptionFacts } from './SubscriptionFacts';

interface SubscriptionManagementProps {
  locale: Locale;
  strings: Dictionary['billing']['management'];
  closeLabel: string;
  subscription: SubscriptionView;
}

/** Plan, status, period end and cancel state, and what can be done about them (product 5.7). */
export function SubscriptionManagement(props: SubscriptionManagementProps) {
  const { locale, strings, closeLabel, subscription } = props;
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const { status, cancel_at_period_end, current_period_end } = subscription;
  const isActive = status === 'active';
  const hasStripe = subscription.stripe_subscription_id !== null;
  const date = current_period_end && formatDay(current_period_end, LOCALE_TAGS[locale]);

  const run = async (action: () => Promise<void>) => {
    setPending(true);
    try {
      await action();
    } catch {
      showToast(strings.failed, 'error');
    } finally {
      setPending(false);
    }
  };
  const cancel = () => run(cancelSubscription).then(() => setAsking(false));
  const resume = () =>
    run(async () => {
      await resumeSubscription();
      showToast(strings.resumed, 'good');
    });
  const openPortal = () => run(async () => location.assign(await billingPortalUrl(locale)));

  return (
    <section className="max-w-2xl">
      <h2 className="text-heading">{strings.heading}</h2>
      {!isActive && <p className="mt-4 text-signal-ink">{strings.attention}</p>}
      {isActive && cancel_at_period_end && (
        <p role="alert" className="mt-4 border-l-4 border-signal pl-4">
          <strong className="block">{strings.cancelled.title}</strong>
          {date ? fill(strings.cancelled.text, { date }) : strings.cancelled.textNoDate}
        </p>
      )}
      <SubscriptionFacts locale={locale} strings={strings} subscription={subscription} />
      {hasStripe && (
        <div className="flex flex-wrap gap-3">
          <Button variant="ink" disabled={isPending} onClick={() => void openPortal()}>
            {strings.portal}
          </Button>
          {isActive && (
            <Button
              variant="line"
              disabled={isPending}
              onClick={() => (cancel_at_period_end ? void resume() : setAsking(true))}
            >
              {cancel_at_period_end ? strings.resume : strings.cancel}
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={strings.cancelDialog.title}
        closeLabel={closeLabel}
      >
        <p className="mb-8">{fill(strings.cancelDialog.text, { date: date ?? strings.never })}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="ink" onClick={() => setAsking(false)}>
            {strings.cancelDialog.keep}
          </Button>
          <Button variant="line" disabled={isPending} onClick={() => void cancel()}>
            {isPending ? strings.pending : strings.cancelDialog.confirm}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
