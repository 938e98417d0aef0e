import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, subscribe, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

async function openPortal() {
  const subscription = await subscribe(shop);
  const { url } = await shop.stripe.billingPortal.sessions.create({
    customer: subscription.customer as string,
    return_url: 'http://site.example.test/dashboard',
    locale: 'de',
  });
  const send = (fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { subscription, url, send };
}

describe('billing portal', () => {
  test('shows the subscription, the card, the invoices and the way back', async () => {
    const { url, subscription } = await openPortal();
    const page = await (await fetch(url)).text();
    expect(page).toContain('Community Access');
    expect(page).toContain('Visa, endet auf 4242');
    expect(page).toContain(`/i/${subscription.latest_invoice as string}`);
    expect(page).toContain('href="http://site.example.test/dashboard"');
  });

  test('cancels at the period end and takes it back', async () => {
    const { send, subscription } = await openPortal();
    const canceled = await send({ action: 'cancel', subscription: subscription.id });
    expect(await canceled.text()).toContain('Kündigung zurücknehmen');
    const read = () => shop.stripe.subscriptions.retrieve(subscription.id);
    expect((await read()).cancel_at_period_end).toBe(true);
    await send({ action: 'resume', subscription: subscription.id });
    expect((await read()).cancel_at_period_end).toBe(false);
  });

  test('leaves another customer’s subscription alone', async () => {
    const { send } = await openPortal();
    const other = await subscribe(shop);
    await send({ action: 'cancel', subscription: other.id });
    const untouched = await shop.stripe.subscriptions.retrieve(other.id);
    expect(untouched.cancel_at_period_end).toBe(false);
  });

  test('changes the card that renewals use, and refuses a declined one', async () => {
    const { send, subscription } = await openPortal();
    const card = { action: 'card', cardExpiry: '12 / 34', cardCvc: '123', billingName: 'Mia' };
    const refused = await send({ ...card, cardNumber: '4000000000000002' });
    expect(refused.status).toBe(402);
    await send({ ...card, cardNumber: '5555555555554444' });
    const { default_payment_method: method } = await shop.stripe.subscriptions.retrieve(
      subscription.id,
      { expand: ['default_payment_method'] },
    );
    expect(method).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
  });

  test('an invoice has a page with its VAT', async () => {
    const { subscription } = await openPortal();
    const invoice = await shop.stripe.invoices.retrieve(subscription.latest_invoice as string);
    const page = await (await fetch(invoice.hosted_invoice_url ?? '')).text();
    expect(page).toContain(invoice.number);
    expect(page).toContain('€46.30');
  });
});
