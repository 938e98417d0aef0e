import { describe, expect, it } from 'vitest';
import { checkoutErrorText } from '#src/features/billing/checkout-errors.ts';
import { billing } from '#src/i18n/en/billing.ts';
import { ApiError } from '#src/lib/api-client.ts';

const texts = billing.checkout.errors;

describe('a checkout that cannot start', () => {
  it('asks to log in when the session is over', () => {
    expect(checkoutErrorText(new ApiError('unauthenticated', 'x'), texts)).toBe(
      'Please log in to continue',
    );
  });

  it('passes the payment provider’s message on', () => {
    const error = new ApiError('payment-provider-failed', 'Your card was declined.');
    expect(checkoutErrorText(error, texts)).toBe('Your card was declined.');
  });

  it('says that there is a subscription already', () => {
    expect(checkoutErrorText(new ApiError('already-subscribed', 'x'), texts)).toBe(
      texts.alreadySubscribed,
    );
  });

  it('says that there were too many attempts', () => {
    const error = new ApiError('too-many-requests', 'x');
    expect(checkoutErrorText(error, texts)).toBe('Too many attempts. Please wait a minute.');
  });

  it('keeps everything else to itself', () => {
    for (const error of [new ApiError('internal', 'stack'), new TypeError('x')]) {
      expect(checkoutErrorText(error, texts)).toBe('Checkout creation failed');
    }
  });
});
