/** Stripe's test card that pays. */
const PAYS = '4242 4242 4242 4242';

/**
 * Sends the form of a hosted checkout page as a browser without JavaScript does. Redirects are not
 * followed: 303 means that it was paid.
 */
export function payWithCard(checkoutUrl: string, cardNumber = PAYS): Promise<Response> {
  return fetch(checkoutUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'member@example.test',
      cardNumber,
      cardExpiry: '12 / 40',
      cardCvc: '123',
      billingName: 'Mia Muster',
      termsOfServiceConsentCheckbox: 'on',
    }),
  });
}
