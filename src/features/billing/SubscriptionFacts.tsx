import type { Dictionary } from '@/i18n/dictionaries';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';

interface SubscriptionFactsProps {
  locale: Locale;
  strings: Dictionary['billing']['management'];
  subscription: SubscriptionView;
}

/** The subscription as a ruled list. */
export function SubscriptionFacts({ locale, strings, subscription }: SubscriptionFactsProps) {
  const tag = LOCALE_TAGS[locale];
  const features: Record<string, string> = strings.features;
  const { ends_at, current_period_end, plan_price_cents, plan_currency } = subscription;
  const end = ends_at ?? current_period_end;
  const facts = [
    [strings.plan, subscription.plan_name],
    [strings.price, formatMoney(plan_price_cents, plan_currency, tag, 'auto')],
    [strings.status, strings.statuses[subscription.status]],
    [
      ends_at === null ? strings.periodEnd : strings.accessUntil,
      end ? formatDay(end, tag) : strings.never,
    ],
    [strings.cancellation, cancellationOf(subscription, strings)],
    [strings.includes, subscription.plan_features.map((name) => features[name] ?? name).join(', ')],
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

function cancellationOf(
  { ends_at, current_period_end }: SubscriptionView,
  strings: SubscriptionFactsProps['strings'],
): string {
  if (ends_at === null) return strings.notCancelled;
  return ends_at === current_period_end ? strings.cancelsAtPeriodEnd : strings.cancelsWithNotice;
}
