import { useState } from 'react';
import { showToast } from '@/components/ui/toast';
import type { Locale } from '@/i18n/locales';
import { billingPortalUrl } from './store';

/**
 * The way to Stripe's billing portal, where members pay and change cards (product 5.15).
 *
 * @param failed what to say when there is no way
 * @returns whether the browser is on its way, and what starts it
 */
export function usePortal(locale: Locale, failed: string): [boolean, () => void] {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      location.assign(await billingPortalUrl(locale));
    } catch {
      showToast(failed, 'error');
    } finally {
      // The browser's way back may find the page as it was left.
      setOpening(false);
    }
  };
  return [isOpening, () => void open()];
}
