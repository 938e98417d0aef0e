import { atom } from 'nanostores';
import { localizedPath, type Locale } from '@/i18n/locales';
import { closeToast, showToast } from '@/components/ui/toast';
import { loadMembership } from '@/lib/session/membership';
import { $session } from '@/lib/session/store';
import { ROUTES } from '@/routes';
import { closeCheckout, openCheckout } from '@/features/billing/store';
import { $previewedTool } from '@/features/trial/preview/previewed-tool';
import type { Dictionary } from '@/i18n/dictionaries';
import { WELCOME_FLAG_MS } from '#shared/limits.ts';
import { clearFlags, readAddressFlags } from './address-flags';
import { celebrate } from './confetti';
import { awaitPremium } from './await-premium';

/** Whether the welcome dialog is open: after the server has confirmed the payment. */
export const $isWelcomeOpen = atom(false);

/** Waits until the server has confirmed the payment, and reports the outcome; only then it is celebrated. */
async function settlePayment(strings: Dictionary['billing']['welcome']): Promise<void> {
  showToast(strings.pending);
  const isPremium = await awaitPremium();
  if (isPremium) closeToast();
  else showToast(strings.delayed, 'error');
  $isWelcomeOpen.set(isPremium);
  if (isPremium) void celebrate();
}

/** Nobody orders twice: a premium member who follows a link to the order gets what it sells. */
function leaveForLibrary(locale: Locale): void {
  closeCheckout();
  location.replace(localizedPath(ROUTES.promptLibrary, locale));
}

function isPremiumNow(): boolean {
  const session = $session.get();
  return session.state === 'signed-in' && session.premium;
}

let wasOpened = false;

/** Loads the membership and handles the flags in the address once (product 7.7). */
export function openDashboard(
  locale: Locale,
  strings: Pick<Dictionary, 'dashboard' | 'billing'>,
): void {
  if (wasOpened) return;
  wasOpened = true;
  // Back from a tool, the browser may show the page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void loadMembership();
  });
  const flags = readAddressFlags(location.search);
  // Who comes back without having paid sees the order again.
  const isOrder = flags.showPayment || flags.cancelled;
  if (isOrder && isPremiumNow()) {
    leaveForLibrary(locale);
    return;
  }
  if (flags.welcome) void settlePayment(strings.billing.welcome);
  else {
    void loadMembership().then(() => {
      // The hint did not know it.
      if (isOrder && isPremiumNow()) leaveForLibrary(locale);
    });
    if (flags.firstTime) void celebrate();
  }
  if (flags.showPayment && flags.tool !== null) {
    $previewedTool.set(flags.tool);
  } else if (isOrder) {
    openCheckout().catch(() => showToast(strings.billing.checkout.errors.failed, 'error'));
  }
  if (flags.cancelled) {
    showToast(strings.dashboard.cancelled);
    clearFlags('cancelled');
  }
  if (flags.welcome || flags.firstTime) {
    setTimeout(() => clearFlags('welcome', 'first_time'), WELCOME_FLAG_MS);
  }
}
