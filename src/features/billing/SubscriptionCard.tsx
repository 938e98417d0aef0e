import { Fold } from '@/components/members/Fold';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, localizedPath, type Locale } from '@/i18n/locales';
import { BILLING_PATH } from '@/routes';
import { ANNUAL_PRICE_CENTS, BILLING_INTERVALS, PLAN_CURRENCY } from '#shared/entities/plan.ts';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';

interface SubscriptionCardProps {
  locale: Locale;
  strings: Dictionary['billing']['card'];
  /** Null until the server has answered; the annual plan is shown meanwhile (product 24.7). */
  subscription: SubscriptionView | null;
}

/** A premium member's subscription in short (product 7.6), with its end once it is cancelled. */
export function SubscriptionCard({ locale, strings, subscription }: SubscriptionCardProps) {
  const price = formatMoney(
    subscription?.plan_price_cents ?? ANNUAL_PRICE_CENTS,
    subscription?.plan_currency ?? PLAN_CURRENCY,
    LOCALE_TAGS[locale],
    'auto',
  );
  const { isYearly } = BILLING_INTERVALS[subscription?.billing_interval ?? 'year'];
  const [label, day] = endOf(subscription, strings);
  const end = day === null ? null : formatDay(day, LOCALE_TAGS[locale]);
  const facts = [
    [strings.status, strings.premium],
    [strings.plan, fill(isYearly ? strings.perYear : strings.perMonth, { price })],
    [label, end ?? '–'],
  ] as const;
  const fact = end === null ? strings.premium : `${strings.premium}, ${label} ${end}`;
  return (
    <Fold heading={strings.heading} fact={fact}>
      <dl className="divide-y divide-line border-b border-line text-base">
        {facts.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 py-2.5">
            <dt className="text-soft">{term}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-base">
        <a className="link" href={localizedPath(BILLING_PATH, locale)}>
          {strings.manage}
        </a>
      </p>
    </Fold>
  );
}

/** When it renews, or ends once it is cancelled; without a day while that is unknown. */
function endOf(
  subscription: SubscriptionView | null,
  strings: SubscriptionCardProps['strings'],
): [label: string, day: string | null] {
  if (subscription === null) return [strings.renews, null];
  const { cancel_at_period_end, ends_at, current_period_end } = subscription;
  if (ends_at !== null) return [strings.ends, ends_at];
  return [cancel_at_period_end ? strings.ends : strings.renews, current_period_end];
}
