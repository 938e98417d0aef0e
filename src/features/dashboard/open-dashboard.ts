import { atom } from 'nanostores';
import { closeToast, showToast } from '@/components/ui/toast';
import { loadMembership } from '@/lib/session/membership';
import { openCheckout } from '@/features/billing/store';
import { $previewedTool } from '@/features/trial/preview/previewed-tool';
import type { Dictionary } from '@/i18n/dictionaries';
import { WELCOME_FLAG_MS } from '#shared/limits.ts';
import { clearFlags, readAddressFlags } from './address-flags';
import { celebrate } from './confetti';
import { awaitPremium } from './store';

/** Whether the welcome dialog is open: after the server has confirmed the payment. */
export const $isWelcomeOpen = atom(false);

/** Waits until the server has confirmed the payment, and reports the outcome. */
async function settlePayment(strings: Dictionary['billing']['welcome']): Promise<void> {
  showToast(strings.pending);
  const isPremium = await awaitPremium();
  if (isPremium) closeToast();
  else showToast(strings.delayed, 'error');
  $isWelcomeOpen.set(isPremium);
}

let wasOpened = false;

/**
 * Loads the membership and handles the flags in the address once (product 7.7).
 *
 * @param premium the plan by the session hint
 */
export function openDashboard(
  premium: boolean,
  strings: Pick<Dictionary, 'dashboard' | 'billing'>,
): void {
  if (wasOpened) return;
  wasOpened = true;
  const flags = readAddressFlags(location.search);
  if (flags.welcome) void settlePayment(strings.billing.welcome);
  else void loadMembership();
  if (flags.showPayment && !premium && flags.tool !== null) {
    $previewedTool.set(flags.tool);
  } else if (flags.showPayment && !premium) {
    openCheckout().catch(() => showToast(strings.billing.checkout.errors.failed, 'error'));
  }
  if (flags.cancelled) {
    showToast(strings.dashboard.cancelled);
    clearFlags('cancelled');
  }
  if (flags.celebrate) {
    void celebrate();
    setTimeout(() => clearFlags('welcome', 'first_time'), WELCOME_FLAG_MS);
  }
}
