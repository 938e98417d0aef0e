import { describe, expect, it } from 'vitest';
import { checkoutErrorText } from '#src/features/billing/checkout-errors.ts';
import { billing as german } from '#src/i18n/de/billing.ts';
import { billing } from '#src/i18n/en/billing.ts';
import { ApiError } from '#src/lib/api-client.ts';

const texts = billing.checkout.errors;

describe('a checkout that cannot start', () => {
  it('asks to log in when the session is over', () => {
    expect(checkoutErrorText(new ApiError('unauthenticated', 'x'), texts, 'en')).toBe(
      'Please log in to continue',
    );
  });

  it('passes the payment provider’s message on', () => {
    const error = new ApiError('payment-provider-failed', 'Your card was declined.');
    expect(checkoutErrorText(error, texts, 'en')).toBe('Your card was declined.');
  });

  it('has a German text for the provider’s English messages', () => {
    const errors = german.checkout.errors;
    for (const [code, text] of [
      ['payment-provider-failed', errors.provider],
      ['no-checkout-url', errors.noUrl],
      ['network', errors.offline],
    ] as const) {
      expect(checkoutErrorText(new ApiError(code, 'In English'), errors, 'de')).toBe(text);
    }
    const noUrl = new ApiError('no-checkout-url', 'x');
    expect(checkoutErrorText(noUrl, texts, 'en')).toBe('No checkout URL received');
  });

  it('reports that there is a subscription already', () => {
    expect(checkoutErrorText(new ApiError('already-subscribed', 'x'), texts, 'en')).toBe(
      texts.alreadySubscribed,
    );
  });

  it('reports a price that has changed since the order was opened', () => {
    expect(checkoutErrorText(new ApiError('price-changed', 'x'), texts, 'en')).toBe(
      texts.priceChanged,
    );
  });

  it('reports too many attempts', () => {
    const error = new ApiError('too-many-requests', 'x');
    expect(checkoutErrorText(error, texts, 'en')).toBe('Too many attempts. Please wait a minute.');
  });

  it('keeps everything else to itself', () => {
    for (const error of [new ApiError('internal', 'stack'), new TypeError('x')]) {
      expect(checkoutErrorText(error, texts, 'en')).toBe('Checkout creation failed');
    }
  });
});
