import { ButtonLink } from '@/components/ui/Button';
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
  return (
    <section className="rounded-md border border-line bg-raised p-6">
      <h2 className="text-heading">{strings.heading}</h2>
      <dl className="my-5 divide-y divide-line border-y border-line text-base">
        <div className="flex justify-between py-3">
          <dt className="text-soft">{strings.status}</dt>
          <dd className="font-medium">{strings.premium}</dd>
        </div>
        <div className="flex justify-between py-3">
          <dt className="text-soft">{strings.plan}</dt>
          <dd className="font-medium tabular-nums">
            {fill(isYearly ? strings.perYear : strings.perMonth, { price })}
          </dd>
        </div>
        {subscription?.ends_at && (
          <div className="flex justify-between gap-4 py-3">
            <dt className="text-soft">{strings.accessUntil}</dt>
            <dd className="text-right font-medium tabular-nums">
              {formatDay(subscription.ends_at, LOCALE_TAGS[locale])}
            </dd>
          </div>
        )}
      </dl>
      <ButtonLink variant="line" className="w-full" href={localizedPath(BILLING_PATH, locale)}>
        {strings.manage}
      </ButtonLink>
    </section>
  );
}
