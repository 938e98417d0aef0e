import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { PLAN_CURRENCY } from '#shared/entities/plan.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { callAsMember } from './member-api';
import { forgetUser, signOut } from './sign-out';
import { $isDeleting } from './store';

/** In milliseconds. Deletion waits for Stripe, which alone may take 15 s. */
const DELETION_TIMEOUT_MS = 60_000;

/**
 * Deletes the member's account; may be repeated after a failure.
 *
 * @param locale of the e-mail about it
 * @returns what is paid back, in cents
 * @throws ApiError, `recent-sign-in-required` among them
 */
export async function deleteAccount(locale: Locale): Promise<number> {
  const options = { timeoutMs: DELETION_TIMEOUT_MS };
  $isDeleting.set(true);
  try {
    return (await callAsMember('delete-account', { locale }, options)).refund_cents;
  } catch (error) {
    $isDeleting.set(false);
    throw error;
  }
}

/** The words after a deletion, with what is paid back. */
export function deletionText(
  { succeeded, refunded }: { succeeded: string; refunded: string },
  refundCents: number,
  locale: Locale,
): string {
  if (refundCents === 0) return succeeded;
  const refund = formatMoney(refundCents, PLAN_CURRENCY, LOCALE_TAGS[locale]);
  return `${succeeded}. ${fill(refunded, { refund })}`;
}

/**
 * Signs out after the account's deletion, shows `text` and replaces this page by `path` (product
 * 8.4).
 *
 * @param path localized
 */
export async function leaveAfterDeletion(path: string, text: string): Promise<void> {
  await signOut().catch(forgetUser);
  alert(text);
  location.replace(path);
}
