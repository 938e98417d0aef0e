/** What is ordered and on which terms: right before the order, at Stripe and in the confirmation. */
export const order = {
  heading: 'Your order',
  product: {
    label: 'What you order',
    text: '{plan}: access to the prompt library, the Brand Checker and the video tutorials and guides, a live Q&A every month and priority support: you write to us in the members’ area, and a person answers within two working days. It is open to you as soon as your payment is confirmed.',
  },
  price: {
    label: 'Total price',
    yearly:
      '{gross} per year including VAT (in Germany {percent}%: {net} net + {vat} VAT), paid in advance. In other EU countries their rate applies; the total stays the same. There are no further costs.',
    monthly:
      '{gross} per month including VAT (in Germany {percent}%: {net} net + {vat} VAT), paid in advance. In other EU countries their rate applies; the total stays the same. There are no further costs.',
  },
  term: {
    label: 'Term',
    yearly: '12 months from the conclusion of the contract, that is from your payment.',
    monthly: 'One month from the conclusion of the contract, that is from your payment.',
  },
  renewal: {
    label: 'Renewal',
    yearly:
      'If you do not cancel, the membership goes on without an end date and is paid yearly in advance, {gross} each time.',
    monthly:
      'If you do not cancel, the membership goes on without an end date and is paid monthly in advance, {gross} each time.',
  },
  end: {
    label: 'Cancelling',
    yearly:
      'You can cancel at any time: in the first 12 months to their end, after that with one month’s notice. What you have paid beyond that date is refunded.',
    monthly: 'You can cancel at any time to the end of the month that you have paid for.',
  },
  withdrawal: {
    label: 'Right of withdrawal',
    text: 'As a consumer you can withdraw from the contract within 14 days, without giving a reason, even if you have already used the membership. Easiest online: “Withdraw from contract” at the end of every page, and under “Subscription” in your dashboard.',
  },
  links: 'The {terms} apply. Please also read the {withdrawal} and the {privacy}.',
  termsLink: 'terms of service',
  withdrawalLink: 'withdrawal instruction',
  privacyLink: 'privacy policy',
  newTab: 'opens in a new tab',
  correct:
    'With “Order with obligation to pay” you place your order. Then the page of our payment provider Stripe opens: there you enter your billing address and how you pay, and can check and change both until you pay. The contract is made when your payment has succeeded. If you do not pay, your order lapses by itself.',
  /** On Stripe's page, which collects the payment; with its way of writing links. */
  stripe: {
    submit:
      'You pay for your order: {plan}, {price}. The contract is made when your payment has succeeded. {end} Consumers can [withdraw within 14 days]({withdrawal}).',
    terms:
      'I agree to the [terms of service]({terms}). Here is the [withdrawal instruction]({withdrawal}).',
  },
};
