import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckoutDialog } from '@/features/billing/CheckoutDialog';
import { $checkout, closeCheckout, openCheckout } from '@/features/billing/store';
import { dictionary } from '@/i18n/dictionaries';
import { localizedPath, LOCALES, type Locale } from '@/i18n/locales';
import { orderFacts } from '@/i18n/order-facts';
import { DEFAULT_PLAN } from '#shared/entities/plan.ts';
import { holdCalls } from './held-answers.ts';

const PLAN = { ...DEFAULT_PLAN, features: [], stripe_price_id: 'price_1', stripe_product_id: null };

afterEach(() => {
  closeCheckout();
  vi.unstubAllGlobals();
});

async function openDialog(locale: Locale) {
  const { billing, claims, order } = dictionary(locale);
  $checkout.set({ state: 'ready', plan: PLAN });
  const screen = await render(
    <CheckoutDialog
      {...{ locale, order }}
      strings={billing}
      memberText={claims.earlyBird.claimed.members}
      closeLabel="Close"
      onClose={closeCheckout}
    />,
  );
  return { screen, billing, order };
}

test.each(LOCALES)('the order’s facts are shown right before its button, in %s', async (locale) => {
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
});

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

test('a member who closes the order while it is sent stays on the page, and can order again', async () => {
  const calls = holdCalls();
  const { screen, billing } = await openDialog('en');
  const submit = screen.getByRole('button', { name: billing.checkout.submit });
  await submit.click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ priceCents: PLAN.price_cents });
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  $checkout.set({ state: 'ready', plan: PLAN });
  await expect.element(submit).toBeVisible();
  calls[0]?.answer({ url: '#payment' });
  await submit.click();
  await expect.poll(() => calls).toHaveLength(2);
  await expect.poll(() => location.hash).toBe('');
  calls[1]?.answer({ url: '#payment' });
  await expect.poll(() => location.hash).toBe('#payment');
  history.replaceState(null, '', location.pathname + location.search);
});

test('a member who comes back from the payment page can order again', async () => {
  const { screen, billing } = await openDialog('en');
  $checkout.set({ state: 'redirecting', plan: PLAN });
  const leaving = screen.getByRole('button', { name: billing.checkout.redirecting });
  await expect.element(leaving).toBeVisible();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect($checkout.get(), 'a page that has just loaded is no return').toMatchObject({
    state: 'redirecting',
  });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(screen.getByRole('button', { name: billing.checkout.submit })).toBeEnabled();
});

test('a plan that cannot be read does not close an order that was opened since', async () => {
  const calls = holdCalls();
  const asked = () => calls.filter(({ path }) => path === '/api/pricing-plans');
  const first = openCheckout();
  await expect.poll(asked).toHaveLength(1);
  closeCheckout();
  const second = openCheckout();
  await expect.poll(asked).toHaveLength(2);
  asked()[0]?.answer({ error: 'Broken', code: 'internal' }, 500);
  await expect(first).rejects.toMatchObject({ code: 'internal' });
  expect($checkout.get()).toEqual({ state: 'opening' });
  asked()[1]?.answer({ plans: [PLAN] });
  await second;
  expect($checkout.get()).toMatchObject({ state: 'ready' });
});
