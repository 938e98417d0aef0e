import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckoutDialog } from '@/features/billing/CheckoutDialog';
import { $checkout, closeCheckout } from '@/features/billing/store';
import { dictionary } from '@/i18n/dictionaries';
import { localizedPath, LOCALES, type Locale } from '@/i18n/locales';
import { orderFacts } from '@/i18n/order-facts';
import { DEFAULT_PLAN } from '#shared/entities/plan.ts';

const PLAN = { ...DEFAULT_PLAN, features: [], stripe_price_id: 'price_1', stripe_product_id: null };

afterEach(closeCheckout);

async function openDialog(locale: Locale) {
  const { billing, order } = dictionary(locale);
  $checkout.set({ state: 'ready', plan: PLAN });
  const screen = await render(
    <CheckoutDialog
      {...{ locale, order }}
      strings={billing}
      closeLabel="Close"
      onClose={closeCheckout}
    />,
  );
  return { screen, billing, order };
}

test.each(LOCALES)(
  'right before the order everything about it can be read, in %s',
  async (locale) => {
    const { screen, billing, order } = await openDialog(locale);
    const dialog = screen.getByRole('dialog', { name: billing.checkout.titleAnnual });
    await expect.element(dialog).toBeVisible();
    // On a phone the focus on a link would have scrolled past it all.
    const title = screen.getByRole('heading', { name: billing.checkout.titleAnnual });
    await expect.element(title).toHaveFocus();
    const facts = orderFacts(order, PLAN, locale);
    expect(facts).toHaveLength(6);
    for (const [label, text] of facts) {
      await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(screen.getByText(order.correct)).toBeVisible();
  },
);

test.each([
  ['termsLink', 'en', '/terms-of-service'],
  ['withdrawalLink', 'de', '/terms-of-service#withdrawal'],
  ['privacyLink', 'de', '/datenschutz'],
] as const)('%s opens beside the order, in %s', async (name, locale, path) => {
  const { screen, order } = await openDialog(locale);
  const link = screen.getByRole('link', { name: `${order[name]} (${order.newTab})` });
  await expect.element(link).toHaveAttribute('href', localizedPath(path, locale));
  await expect.element(link).toHaveAttribute('target', '_blank');
});
