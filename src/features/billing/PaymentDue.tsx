import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { usePortal } from './use-portal';

interface PaymentDueProps {
  locale: Locale;
  strings: Dictionary['billing']['management'];
  dismiss: string;
  onDismiss: () => void;
}

/** Shown instead of an order that would be refused: the unpaid subscription and a button to pay. */
export function PaymentDue({ locale, strings, dismiss, onDismiss }: PaymentDueProps) {
  const [isOpening, openPortal] = usePortal(locale, strings.failed, 'dashboard');
  return (
    <>
      <p className="mb-8 text-soft">{strings.attention}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="signal" aria-disabled={isOpening || undefined} onClick={openPortal}>
          {strings.portal}
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          {dismiss}
        </Button>
      </div>
    </>
  );
}
