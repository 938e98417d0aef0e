import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { BILLING_INTERVALS, DEFAULT_PLAN } from '#shared/entities/plan.ts';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';

interface SubscriptionFactsProps {
  locale: Locale;
  strings: Dictionary['billing']['management'];
  /** The benefits of Premium as it is offered. */
  benefits: readonly string[];
  subscription: SubscriptionView;
}

/** The subscription's facts as a list. */
export function SubscriptionFacts(props: SubscriptionFactsProps) {
  const { locale, strings, benefits, subscription } = props;
  const tag = LOCALE_TAGS[locale];
  const { ends_at, current_period_end, status } = subscription;
  const end = ends_at ?? current_period_end;
  const price = priceOf(subscription, strings, tag);
  const isGoingOn = status === 'active' && ends_at === null;
  const next =
    isGoingOn && current_period_end !== null && subscription.stripe_subscription_id !== null
      ? fill(strings.nextPaymentOn, { price, date: formatDay(current_period_end, tag) })
      : null;
  const facts = [
    [strings.plan, subscription.plan_name],
    [strings.price, price],
    [strings.status, statusOf(subscription, strings, tag)],
    [
      ends_at === null ? strings.periodEnd : strings.accessUntil,
      end ? formatDay(end, tag) : strings.never,
    ],
    ...(next === null ? [] : [[strings.nextPayment, next] as const]),
    [strings.cancellation, cancellationOf(subscription, strings)],
    [
      strings.includes,
      <ul key="features" className="space-y-1">
        {featuresOf(subscription, strings, benefits).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>,
    ],
  ] as const;
  return (
    <dl className="my-6 divide-y divide-line border-y border-line text-base">
      {facts.map(([term, value]) => (
        <div key={term} className="grid gap-1 py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-soft">{term}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What it costs each time; premium that costs nothing has no interval. */
function priceOf(
  { plan_price_cents, plan_currency, billing_interval }: SubscriptionView,
  strings: SubscriptionFactsProps['strings'],
  tag: string,
): string {
  const price = formatMoney(plan_price_cents, plan_currency, tag, 'auto');
  if (plan_price_cents === 0) return price;
  const { isYearly } = BILLING_INTERVALS[billing_interval];
  return fill(isYearly ? strings.perYear : strings.perMonth, { price });
}

/** A cancelled subscription is active until its end. */
function statusOf(
  { status, ends_at }: SubscriptionView,
  strings: SubscriptionFactsProps['strings'],
  tag: string,
): string {
  if (status !== 'active' || ends_at === null) return strings.statuses[status];
  return fill(strings.activeUntil, { date: formatDay(ends_at, tag) });
}

/** The features of the offered plan are those of the offer; other plans have their own. */
function featuresOf(
  { plan_features }: SubscriptionView,
  strings: SubscriptionFactsProps['strings'],
  benefits: readonly string[],
): readonly string[] {
  const onSale: readonly string[] = DEFAULT_PLAN.features;
  if (plan_features.length > 0 && plan_features.every((name) => onSale.includes(name))) {
    return benefits;
  }
  const names: Record<string, string> = strings.features;
  return plan_features.map((name) => names[name] ?? name);
}

function cancellationOf(
  { ends_at, current_period_end }: SubscriptionView,
  strings: SubscriptionFactsProps['strings'],
): string {
  if (ends_at === null) return strings.notCancelled;
  return ends_at === current_period_end ? strings.cancelsAtPeriodEnd : strings.cancelsWithNotice;
}
