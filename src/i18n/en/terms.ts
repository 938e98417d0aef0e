/**
 * The terms of service: a page of the site, and part of the email that confirms a contract.
 * `[text](/path)` is a link; internal paths are unprefixed.
 */
export const terms = {
  title: 'Terms of service',
  description: 'The terms for using this site and for the annual community membership.',
  updated: '2026-11-26',
  sections: [
    {
      heading: '1. Scope',
      text: [
        'These terms apply to the use of this site and to contracts for the paid community membership between you and {company}, {street}, {postalCode} {city}, {country} (“we”). For consulting, development and marketing services, individual offers apply. You are a consumer if you order mainly for purposes outside your trade, business or profession.',
      ],
    },
    {
      heading: '2. What the membership includes',
      text: [
        'The membership is an annual subscription. It includes access to the prompt library, the video tutorials and guides, the Brand Checker and the further tools of the members’ area, their updates, a live Q&A every month and priority support. There is also a free tier with fewer features.',
        'Priority support means that you write to us in the members’ area and a person answers within two working days, before other requests. Working days are Monday to Friday except public holidays in Berlin; the day of your message does not count.',
        'You need a device with a current browser and an internet connection. There are no other technical requirements, and no copy protection.',
      ],
    },
    {
      heading: '3. How the contract is made',
      text: [
        'The presentation on the site is not yet a binding offer. You choose the membership in the members’ area; a summary shows what you order, its price, term, renewal and right of withdrawal. Until you press “Order with obligation to pay”, you can check everything and leave without an order. With that button you order; this is your offer. Then the page of our payment provider Stripe opens, where you enter the billing address and how you pay and can check and change both until you pay. The contract is made when your payment has succeeded: we then accept your offer by opening your access. If you do not pay, your order lapses with the payment page, after 24 hours at the latest.',
        'The contract is made in English or German, as you choose on the site. As soon as the contract is concluded you receive the contract with these terms and the instructions on withdrawal by email. We keep its text as it was sent; you can download it in your dashboard under “Subscription” while your membership runs, and afterwards in the account settings under “Billing”. You find the current terms here at any time. We have not submitted to any code of conduct.',
      ],
    },
    {
      heading: '4. Prices and payment',
      text: [
        '{price} All prices include the statutory VAT, currently {percent} percent in Germany. In other EU countries their rate applies; the total stays the same. Accepted currencies are EUR, USD, GBP, CHF and CAD; the membership is charged in euro, the others apply to individual offers. Payment is due in advance for the whole period and is handled by our payment provider.',
      ],
    },
    {
      heading: '5. Term and cancellation',
      text: [
        'The membership first runs for twelve months and can be cancelled at any time to their end. If you do not cancel, it then goes on for an indefinite time, is paid yearly in advance, and you can cancel it at any time with one month’s notice. We refund what you have paid for the time after the end, day by day, in whole cents, by the means you paid with.',
        'You cancel in the dashboard, through the page [Cancel contracts here](/cancel-contract) or by email to {email}. Your access remains until the contract ends. We may end the membership after the first twelve months with one month’s notice to the end of a period that you have paid for. The right of both sides to terminate for good cause is not affected.',
        'If you delete your account, the membership ends at once. In the first 14 days we refund everything, after the first twelve months the days after one month’s notice. Apart from that, the remaining time is lost.',
      ],
    },
    {
      heading: '6. Right of withdrawal and refunds',
      text: [
        'Consumers can withdraw from the contract within 14 days; the [withdrawal instruction](#withdrawal) below says how. The 14-day money-back guarantee named on this site is this statutory right: you get everything back, whether you have used the membership or not. Beyond your statutory rights and section 5, refunds are at our discretion.',
      ],
    },
    {
      heading: '7. Your account',
      text: [
        'You must give correct details and keep your password to yourself. One account is for one person. Tell us at once if you suspect that somebody else uses it.',
      ],
    },
    {
      heading: '8. Use of the content',
      text: [
        'You may use prompts, templates and tutorials for your own work and that of your company, and change them. You may not resell them, publish them or pass on your access.',
      ],
    },
    {
      heading: '9. AI-generated results',
      text: [
        'The tools send what you enter to language models and show you their answers. Answers may be incomplete or wrong. Check them before you rely on them. You are responsible for having the rights to what you enter. You can take your own prompts with you as JSON or Markdown and the results of the Brand Checker as CSV while the membership runs, and everything that we store about you as JSON for as long as the account exists.',
      ],
    },
    {
      heading: '10. Availability and updates',
      text: [
        'We do our best to keep the service available at all times, but cannot rule out interruptions for maintenance or for reasons beyond our control. As long as your contract runs, we provide the updates that keep the digital products in conformity with the contract, security updates included, and inform you about them (section 327f of the German Civil Code, BGB). You receive them by themselves; there is nothing to install.',
      ],
    },
    {
      heading: '11. If something is wrong',
      text: [
        'Your statutory rights apply when a digital product has a defect (sections 327i to 327n BGB): you can demand that we put it right, and under the conditions of the law reduce the price or end the contract, and claim damages. Write to {email} or use the [contact page](/contact).',
      ],
    },
    {
      heading: '12. Changes of the service',
      text: [
        'We develop the content further. Beyond what is needed to keep it in conformity with the contract, we change the service only for a valid reason: to adapt it to new technology or more users, for security, because a provider ends or changes a service that we build on, or because the law demands it. You have no costs from this, and we inform you clearly.',
        'If a change impairs your access or use more than slightly, we inform you by email in reasonable time before, with the features and the time of the change and with your rights: you can end the contract without cost within 30 days after this information or after the change, whichever is later, and get back what you have paid for the time after the end. This right does not exist if we let you keep the unchanged service without extra cost (section 327r BGB).',
      ],
    },
    {
      heading: '13. Changes of terms and prices',
      text: [
        'We may want to change these terms or the price for good reason. We tell you by email; changes take effect 30 days after that notice, and for your running contract only if you agree. Silence is not agreement. If you do not agree, your contract goes on as it was; both sides keep their right to end it under section 5. Prices already paid for stay as they are until the end of the period.',
      ],
    },
    {
      heading: '14. Liability',
      text: [
        'We are liable without limit for intent and gross negligence, for injury to life, body and health, for guarantees that we have given, and under the Product Liability Act. For slight negligence we are liable only for the breach of essential duties, on whose fulfilment you may regularly rely, limited to the damage that was foreseeable and typical of the contract. Your rights under section 11 are not limited by this.',
      ],
    },
    {
      heading: '15. Final provisions',
      text: [
        'German law applies, without the UN Convention on Contracts for the International Sale of Goods. The mandatory consumer protection law of the country where you live remains unaffected. We are neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board. If a provision is invalid, the others stay in force.',
      ],
    },
  ],
};
