import { legalPaths } from '@/components/site/navigation';
import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, localizedPath, type Locale } from '@/i18n/locales';
import { orderFacts, WITHDRAWAL_ANCHOR, type OrderTexts } from '@/i18n/order-facts';
import { ROUTES } from '@/routes';
import { BILLING_INTERVALS, type PricingPlan } from '#shared/entities/plan.ts';
import { MIN_SHOWN_MEMBERS } from '#shared/limits.ts';
import { formatMoney } from '#shared/rules/money.ts';
import type { Checkout } from './store';

interface OrderFormProps {
  locale: Locale;
  strings: Dictionary['billing']['checkout'];
  order: OrderTexts;
  plan: Pick<PricingPlan, 'name' | 'price_cents' | 'currency' | 'billing_interval'>;
  state: Checkout['state'];
  /** How many members there are, with `{count}`. */
  memberText: string;
  /** Null while unknown. */
  memberCount: number | null;
  onPay: () => void;
  onDismiss: () => void;
}

/** The order, its terms, and the button to the payment page. */
export function OrderForm(props: OrderFormProps) {
  const { locale, strings, order, plan, state, memberText, memberCount, onPay, onDismiss } = props;
  const { isYearly } = BILLING_INTERVALS[plan.billing_interval];
  const price = formatMoney(plan.price_cents, plan.currency, LOCALE_TAGS[locale], 'auto');
  return (
    <>
      <p className="mb-6 text-soft">
        {fill(isYearly ? strings.text : strings.textMonthly, { price })}
      </p>
      <h3 className="font-semibold">{order.heading}</h3>
      <dl className="mt-3 divide-y divide-line border-y border-line text-base">
        {orderFacts(order, plan, locale).map(([label, text]) => (
          <div key={label} className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_1fr]">
            <dt className="font-medium">{label}</dt>
            <dd className="text-soft tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <OrderLinks locale={locale} order={order} />
      <p className="mt-3 mb-6 text-base text-soft">{order.correct}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="signal"
          disabled={state === 'opening'}
          aria-disabled={state === 'redirecting' || undefined}
          onClick={onPay}
        >
          {state === 'redirecting'
            ? strings.redirecting
            : state === 'opening'
              ? strings.preparing
              : strings.submit}
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          {strings.dismiss}
        </Button>
      </div>
      {/* Last, because it loads later and must not move the button. */}
      {memberCount !== null && memberCount >= MIN_SHOWN_MEMBERS && (
        <p className="mt-5 text-base text-soft">{fill(memberText, { count: memberCount })}</p>
      )}
    </>
  );
}

interface OrderLinksProps {
  locale: Locale;
  order: OrderTexts;
}

/** Links to the terms; they open in a new tab, so that the order stays open. */
function OrderLinks({ locale, order }: OrderLinksProps) {
  const links: Record<string, { label: string; path: string }> = {
    terms: { label: order.termsLink, path: ROUTES.terms },
    withdrawal: { label: order.withdrawalLink, path: ROUTES.terms + WITHDRAWAL_ANCHOR },
    privacy: { label: order.privacyLink, path: legalPaths(locale).privacy },
  };
  return (
    <p className="mt-5 text-base">
      {order.links.split(/\{(\w+)\}/).map((part) => {
        const link = links[part];
        if (!link) return part;
        return (
          <a key={part} className="link" href={localizedPath(link.path, locale)} target="_blank">
            {link.label}
            <span className="sr-only"> ({order.newTab})</span>
          </a>
        );
      })}
    </p>
  );
}
