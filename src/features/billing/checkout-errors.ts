import type { Dictionary } from '@/i18n/dictionaries';
import { ApiError } from '@/lib/api-client';

/** What the visitor reads when a checkout cannot start (product 6.1, 6.6). */
export function checkoutErrorText(
  error: unknown,
  texts: Dictionary['billing']['checkout']['errors'],
): string {
  if (!(error instanceof ApiError)) return texts.failed;
  switch (error.code) {
    case 'unauthenticated':
    case 'email-not-verified':
      return texts.loginRequired;
    case 'already-subscribed':
      return texts.alreadySubscribed;
    case 'too-many-requests':
      return texts.tooMany;
    case 'payment-provider-failed':
      return error.message;
    default:
      return texts.failed;
  }
}
