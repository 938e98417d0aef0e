import { useStore } from '@nanostores/react';
import { legalPaths } from '@/components/site/navigation';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { showToast } from '@/components/ui/toast';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, localizedPath, type Locale } from '@/i18n/locales';
import { orderFacts, WITHDRAWAL_ANCHOR, type OrderTexts } from '@/i18n/order-facts';
import { ROUTES } from '@/routes';
import type { PricingPlan } from '#shared/entities/plan.ts';
import { BILLING_INTERVALS, DEFAULT_PLAN } from '#shared/entities/plan-terms.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { checkoutErrorText } from './checkout-errors';
import { $checkout, closeCheckout, startCheckout, type Checkout } from './store';

interface CheckoutDialogProps {
  locale: Locale;
  strings: Dictionary['billing']['checkout'];
  order: OrderTexts;
  closeLabel: string;
  onClose: () => void;
}

function planOf(
  checkout: Checkout,
): Pick<PricingPlan, 'name' | 'price_cents' | 'currency' | 'billing_interval'> {
  return 'plan' in checkout ? checkout.plan : DEFAULT_PLAN;
}

/**
 * The checkout dialog (product 6.2): what is ordered and on which terms, right before the order. On
 * agreement the browser goes to the provider's page.
 */
export function CheckoutDialog(props: CheckoutDialogProps) {
  const { locale, strings, order, closeLabel, onClose } = props;
  const checkout = useStore($checkout, { ssr: 'initial' });
  const plan = planOf(checkout);
  const { price_cents, currency, billing_interval } = plan;
  const { isYearly } = BILLING_INTERVALS[billing_interval];
  const price = formatMoney(price_cents, currency, LOCALE_TAGS[locale], 'auto');

  const pay = async () => {
    if (checkout.state !== 'ready') return;
    try {
      const url = await startCheckout(checkout.plan, locale);
      if (url) location.assign(url);
      else showToast(strings.errors.noUrl, 'error');
    } catch (error) {
      showToast(checkoutErrorText(error, strings.errors), 'error');
    }
  };

  return (
    <Dialog
      open={checkout.state !== 'closed'}
      onClose={() => {
        closeCheckout();
        onClose();
      }}
      title={isYearly ? strings.titleAnnual : strings.titleMonthly}
      closeLabel={closeLabel}
      size="reading"
      readFirst
    >
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
        <Button variant="signal" disabled={checkout.state !== 'ready'} onClick={() => void pay()}>
          {checkout.state === 'redirecting'
            ? strings.redirecting
            : checkout.state === 'opening'
              ? strings.preparing
              : strings.submit}
        </Button>
        <Button variant="quiet" onClick={closeCheckout}>
          {strings.dismiss}
        </Button>
      </div>
    </Dialog>
  );
}

interface OrderLinksProps {
  locale: Locale;
  order: OrderTexts;
}

/** The terms that apply; they open beside the order, which stays as it is. */
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
