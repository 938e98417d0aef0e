import { useState } from 'react';
import { showToast } from '@/components/ui/toast';
import type { Locale } from '@/i18n/locales';
import { billingPortalUrl, type PortalReturn } from './store';

/**
 * The way to Stripe's billing portal, where members pay and change cards (product 5.15).
 *
 * @param failed what to say when there is no way
 * @param returnTo the page that leads there
 * @returns whether the browser is on its way, and what starts it
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
      // The browser's way back may find the page as it was left.
      setOpening(false);
    }
  };
  return [isOpening, () => void open()];
}
