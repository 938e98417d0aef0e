import { useStore } from '@nanostores/react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { showToast } from '@/components/ui/toast';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { PricingPlan } from '#shared/entities/plan.ts';
import { BILLING_INTERVALS, DEFAULT_PLAN } from '#shared/entities/plan-terms.ts';
import { formatMoney, splitVat, VAT_PERCENT } from '#shared/rules/money.ts';
import { checkoutErrorText } from './checkout-errors';
import { $checkout, closeCheckout, startCheckout, type Checkout } from './store';

interface CheckoutDialogProps {
  locale: Locale;
  strings: Dictionary['billing']['checkout'];
  closeLabel: string;
  onClose: () => void;
}

function planOf(
  checkout: Checkout,
): Pick<PricingPlan, 'price_cents' | 'currency' | 'billing_interval'> {
  return 'plan' in checkout ? checkout.plan : DEFAULT_PLAN;
}

/** The checkout dialog (product 6.2); on agreement the browser goes to the provider's page. */
export function CheckoutDialog({ locale, strings, closeLabel, onClose }: CheckoutDialogProps) {
  const checkout = useStore($checkout, { ssr: 'initial' });
  const { price_cents, currency, billing_interval } = planOf(checkout);
  const { isYearly } = BILLING_INTERVALS[billing_interval];
  const money = (cents: number, fractions?: 'auto') =>
    formatMoney(cents, currency, LOCALE_TAGS[locale], fractions);
  const { netCents, vatCents } = splitVat(price_cents);

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
    >
      <p className="mb-6 text-soft">
        {fill(isYearly ? strings.text : strings.textMonthly, { price: money(price_cents, 'auto') })}
      </p>
      <p className="text-title font-semibold tabular-nums">{money(price_cents, 'auto')}</p>
      <p className="mt-1 mb-8 text-base text-soft tabular-nums">
        {fill(strings.vat, { net: money(netCents), vat: money(vatCents), percent: VAT_PERCENT })}
      </p>
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
