import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { ApiError } from '@/lib/api-client';

/**
 * The message when a checkout cannot start (product 6.1, 6.6). The provider's messages are English;
 * in German the page has its own.
 */
export function checkoutErrorText(
  error: unknown,
  texts: Dictionary['billing']['checkout']['errors'],
  locale: Locale,
): string {
  if (!(error instanceof ApiError)) return texts.failed;
  switch (error.code) {
    case 'unauthenticated':
    case 'email-not-verified':
      return texts.loginRequired;
    case 'already-subscribed':
      return texts.alreadySubscribed;
    case 'order-refused':
      return texts.refused;
    case 'price-differs':
      return texts.priceDiffers;
    case 'price-changed':
      return texts.priceChanged;
    case 'too-many-requests':
      return texts.tooMany;
    case 'no-checkout-url':
      return texts.noUrl;
    case 'payment-provider-failed':
      return locale === 'en' ? error.message : texts.provider;
    case 'network':
    case 'timeout':
      return texts.offline;
    default:
      return texts.failed;
  }
}
