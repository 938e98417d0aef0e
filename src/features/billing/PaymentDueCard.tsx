import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { CancelDialog } from './CancelDialog';
import { usePortal } from './use-portal';

interface PaymentDueCardProps {
  locale: Locale;
  strings: Dictionary['billing']['management'];
  closeLabel: string;
  subscription: SubscriptionView;
}

/** Shows why a member with a subscription has no Premium, and how to pay (product 5.15). */
export function PaymentDueCard(props: PaymentDueCardProps) {
  const { locale, strings, closeLabel, subscription } = props;
  const [isAsking, setAsking] = useState(false);
  const [isOpening, openPortal] = usePortal(locale, strings.failed, 'dashboard');
  const tag = LOCALE_TAGS[locale];
  const { status, plan_price_cents, plan_currency, current_period_end } = subscription;
  const facts = [
    [strings.status, strings.statuses[status]],
    [strings.price, formatMoney(plan_price_cents, plan_currency, tag, 'auto')],
    [strings.periodEnd, current_period_end ? formatDay(current_period_end, tag) : strings.never],
  ] as const;
  return (
    <section className="flex h-full flex-col rounded-md border border-line bg-raised p-6">
      <h2 className="text-heading">{strings.heading}</h2>
      <p className="mt-3 text-base text-signal-ink">{strings.attention}</p>
      <dl className="my-4 divide-y divide-line border-y border-line text-base">
        {facts.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 py-3">
            <dt className="text-soft">{term}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {subscription.stripe_subscription_id !== null && (
        <div className="mt-auto grid gap-2 sm:grid-cols-2">
          <Button variant="ink" disabled={isOpening} onClick={openPortal}>
            {strings.portal}
          </Button>
          <Button variant="line" onClick={() => setAsking(true)}>
            {strings.cancel}
          </Button>
        </div>
      )}
      <CancelDialog
        {...{ locale, strings, closeLabel, subscription }}
        open={isAsking}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
