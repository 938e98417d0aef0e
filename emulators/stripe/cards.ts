/** Why a bank declines (docs.stripe.com/declines/codes), with Stripe's English message. */
export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc';
  declineCode: string;
  message: string;
}

export interface TestCard {
  brand: string;
  /** Declines every payment. */
  decline: Decline | null;
  /** Declines payments without the buyer present: renewals. */
  renewalDecline: Decline | null;
}

export const GENERIC_DECLINE: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

const INSUFFICIENT_FUNDS: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

const EXPIRED: Decline = {
  code: 'expired_card',
  declineCode: 'expired_card',
  message: 'Your card has expired.',
};

const pays = (brand: string): TestCard => ({ brand, decline: null, renewalDecline: null });
const declines = (decline: Decline): TestCard => ({
  brand: 'visa',
  decline,
  renewalDecline: decline,
});

/** Stripe's own test numbers (docs.stripe.com/testing), as far as the emulator knows them. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': pays('visa'),
  '5555555555554444': pays('mastercard'),
  '378282246310005': pays('amex'),
  '4000000000000002': declines(GENERIC_DECLINE),
  '4000000000009995': declines(INSUFFICIENT_FUNDS),
  '4000000000000069': declines(EXPIRED),
  '4000000000000341': { ...pays('visa'), renewalDecline: GENERIC_DECLINE },
};

/** The card behind a typed number, spaces and dashes ignored; `undefined` for an unknown one. */
export function findCard(number: string): { number: string; card: TestCard } | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  const card = TEST_CARDS[digits];
  return card === undefined ? undefined : { number: digits, card };
}

/** Whether a stored card refuses renewals; the emulator keeps only the last four digits. */
export function renewalDecline(last4: string): Decline | null {
  const entry = Object.entries(TEST_CARDS).find(([number]) => number.endsWith(last4));
  return entry?.[1].renewalDecline ?? null;
}
