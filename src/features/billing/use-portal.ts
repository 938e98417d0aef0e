import { useState } from 'react';
import { showToast } from '@/components/ui/toast';
import type { Locale } from '@/i18n/locales';
import { billingPortalUrl, type PortalReturn } from './store';

/**
 * Opens Stripe's billing portal, where members pay and change cards (product 5.15).
 *
 * @param failed error message
 * @param returnTo the page to which the portal leads back
 * @returns whether the portal is opening, and the function that opens it
 */
export function usePortal(
  locale: Locale,
  failed: string,
  returnTo: PortalReturn,
): [boolean, () => void] {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    try {
      location.assign(await billingPortalUrl(locale, returnTo));
    } catch (error) {
      console.error('Billing portal:', error);
      showToast(failed, 'error');
    } finally {
      // The back/forward cache may restore the page while it is opening.
      setOpening(false);
    }
  };
  return [isOpening, () => void open()];
}
