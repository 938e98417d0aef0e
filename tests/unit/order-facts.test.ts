import { describe, expect, test } from 'vitest';
import { DEFAULT_PLAN } from '#shared/entities/plan.ts';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { legalFacts, linkedText } from '#src/i18n/legal-facts.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import { orderFacts, stripeOrderTexts } from '#src/i18n/order-facts.ts';

/** Stripe refuses longer ones. */
const MAX_CUSTOM_TEXT = 1_200;

const ADDRESSES = { terms: 'https://x.example/terms', withdrawal: 'https://x.example/terms#w' };

describe.each(LOCALES)('an order in %s', (locale) => {
  const { order, billing, terms } = dictionary(locale);

  test('is placed by the button that dialog and terms name', () => {
    const { submit } = billing.checkout;
    expect(submit).toMatch(/Zahlungspflichtig bestellen|Order with obligation to pay/);
    expect(order.correct).toContain(submit);
    expect(terms.sections[2]?.text.join()).toContain(submit);
  });

  test.each(['year', 'monthly'] as const)(
    'has every fact that the law requires, paid by %s',
    (interval) => {
      const plan = { ...DEFAULT_PLAN, billing_interval: interval };
      const facts = orderFacts(order, plan, locale);
      expect(facts.map(([label]) => label)).toEqual([
        order.product.label,
        order.price.label,
        order.term.label,
        order.renewal.label,
        order.end.label,
        order.withdrawal.label,
      ]);
      const text = facts.join(' ');
      expect(text).toMatch(locale === 'de' ? /290,00\s€/ : /€290\.00/);
      expect(text).toMatch(/46[.,]30/);
      expect(text).toContain('19');
      if (interval === 'year') expect(text).toContain('12');
      expect(text).not.toMatch(/\{\w+\}/);
    },
  );

  test('names the place for a withdrawal, and asks for no confirmation of having read it', () => {
    const { contractNotice, dashboard } = dictionary(locale);
    expect(order.withdrawal.text).toContain(contractNotice.withdrawal.heading);
    expect(order.withdrawal.text).toContain(dashboard.tabs.subscription);
    expect(order.stripe.terms).not.toMatch(/gelesen|have read/);
  });

  test('has texts that Stripe takes', () => {
    const texts = stripeOrderTexts(order, DEFAULT_PLAN, locale, ADDRESSES);
    for (const text of Object.values(texts)) {
      expect(text.length).toBeLessThanOrEqual(MAX_CUSTOM_TEXT);
      expect(text).not.toMatch(/\{\w+\}/);
    }
    expect(texts.terms).toContain(`](${ADDRESSES.terms})`);
  });
});

test('a legal text is filled in and split at its links', () => {
  const facts = legalFacts('en', 'https://x.example/withdraw-contract', true);
  expect(linkedText('See [the page {withdrawAddress}](/a) of {company}.', facts)).toEqual([
    { text: 'See ' },
    { text: 'the page https://x.example/withdraw-contract', href: '/a' },
    { text: ` of ${facts['company'] ?? ''}.` },
  ]);
});
