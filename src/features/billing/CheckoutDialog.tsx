import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { showToast } from '@/components/ui/toast';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import type { OrderTexts } from '@/i18n/order-facts';
import { $membership } from '@/lib/session/membership';
import { BILLING_INTERVALS, DEFAULT_PLAN } from '#shared/entities/plan.ts';
import { checkoutErrorText } from './checkout-errors';
import { OrderForm } from './OrderForm';
import { paymentDue } from './payment-due';
import { PaymentDue } from './PaymentDue';
import { $checkout, $memberCount, closeCheckout, resumeOrder, startCheckout } from './store';

interface CheckoutDialogProps {
  locale: Locale;
  strings: Pick<Dictionary['billing'], 'checkout' | 'management'>;
  order: OrderTexts;
  /** How many members there are, with `{count}`. */
  memberText: string;
  closeLabel: string;
  onClose: () => void;
}

/**
 * The checkout dialog (product 6.2): the order and its terms, right before the order. On agreement
 * the browser goes to the payment provider. Members with an unpaid subscription are led to its
 * payment instead.
 */
export function CheckoutDialog(props: CheckoutDialogProps) {
  const { locale, strings, order, memberText, closeLabel, onClose } = props;
  const checkout = useStore($checkout, { ssr: 'initial' });
  const memberCount = useStore($memberCount, { ssr: 'initial' });
  const due = paymentDue(useStore($membership, { ssr: 'initial' }));
  const plan = 'plan' in checkout ? checkout.plan : DEFAULT_PLAN;
  const { isYearly } = BILLING_INTERVALS[plan.billing_interval];
  const t = strings.checkout;

  useEffect(() => {
    // Every page is shown once when it has loaded; the order may have been sent before that.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resumeOrder();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const pay = async () => {
    if (checkout.state !== 'ready') return;
    try {
      const address = await startCheckout(checkout.plan, locale);
      // Null when the dialog was closed meanwhile.
      if (address !== null) location.assign(address);
    } catch (error) {
      showToast(checkoutErrorText(error, t.errors, locale), 'error');
    }
  };

  return (
    <Dialog
      open={checkout.state !== 'closed'}
      onClose={() => {
        closeCheckout();
        onClose();
      }}
      title={due ? strings.management.heading : isYearly ? t.titleAnnual : t.titleMonthly}
      closeLabel={closeLabel}
      size={due ? 'decision' : 'reading'}
      readFirst
    >
      {due ? (
        <PaymentDue
          locale={locale}
          strings={strings.management}
          dismiss={t.dismiss}
          onDismiss={closeCheckout}
        />
      ) : (
        <OrderForm
          {...{ locale, order, plan, memberText, memberCount }}
          strings={t}
          state={checkout.state}
          onPay={() => void pay()}
          onDismiss={closeCheckout}
        />
      )}
    </Dialog>
  );
}
