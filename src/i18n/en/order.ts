/** What is ordered and on which terms: right before the order, at Stripe and in the confirmation. */
export const order = {
  heading: 'Your order',
  product: {
    label: 'What you order',
    text: '{plan}: access to the prompt library, the Brand Checker and the video tutorials, a live Q&A every month and priority support. It is open to you as soon as your payment is confirmed.',
  },
  price: {
    label: 'Total price',
    yearly:
      '{gross} per year ({net} net + {vat} VAT, {percent}%), paid in advance. There are no further costs.',
    monthly:
      '{gross} per month ({net} net + {vat} VAT, {percent}%), paid in advance. There are no further costs.',
  },
  term: {
    label: 'Term',
    yearly: '12 months, beginning with the order.',
    monthly: 'One month, beginning with the order.',
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
    text: 'As a consumer you can withdraw from the contract within 14 days, without giving a reason, also when you have used the membership already.',
  },
  links: 'The {terms} apply. Please also read the {withdrawal} and the {privacy}.',
  termsLink: 'terms of service',
  withdrawalLink: 'withdrawal instruction',
  privacyLink: 'privacy policy',
  newTab: 'opens in a new tab',
  correct:
    'You order nothing on this page. Next comes the payment page of our provider Stripe: there you can check and change every entry, go back, or order with the button at its end.',
  /** On Stripe's page, with its way of writing links. */
  stripe: {
    submit: '{plan}, {price}. {term} {end} Consumers can [withdraw within 14 days]({withdrawal}).',
    terms:
      'I agree to the [terms of service]({terms}) and have read the [withdrawal instruction]({withdrawal}).',
  },
};
