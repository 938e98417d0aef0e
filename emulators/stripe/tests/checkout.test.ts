import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventsOf, openCheckout, openShop, typesOf, type Shop } from './shop.ts';
import { payWithCard } from '../pay-with-card.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

async function pageOf(url: string | null): Promise<string> {
  const response = await fetch(url ?? '');
  return await response.text();
}

describe('hosted checkout', () => {
  test('shows the product, the price with its VAT and the way back', async () => {
    const session = await openCheckout(shop, { locale: 'en' });
    const page = await pageOf(session.url);
    expect(page).toContain('Community Access');
    expect(page).toContain('€290.00');
    expect(page).toContain('€46.30');
    expect(page).toContain('value="member@example.test"');
    expect(page).toContain('href="http://site.example.test/dashboard?cancelled=true"');
    expect(page).toContain('Local emulator for Stripe');
  });

  test('shows no VAT when neither automatic tax nor a tax rate computes it', async () => {
    const session = await openCheckout(shop, { automatic_tax: { enabled: false } });
    expect(session.total_details?.amount_tax).toBe(0);
    expect(await pageOf(session.url)).not.toContain('46.30');
  });

  test('speaks German when the session does', async () => {
    const session = await openCheckout(shop, { locale: 'de' });
    const page = await pageOf(session.url);
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('>Abonnieren<');
    expect(page).toContain('290,00\u00a0€');
  });

  test('shows custom texts with their links, and pays only after agreement to the terms', async () => {
    const texts = {
      consent_collection: { terms_of_service: 'required' as const },
      custom_text: {
        submit: { message: 'Runs for 12 months.' },
        terms_of_service_acceptance: { message: 'I agree to the [terms](https://x.example/t).' },
      },
    };
    const session = await openCheckout(shop, texts);
    const page = await pageOf(session.url);
    expect(page).toContain('Runs for 12 months.');
    expect(page).toContain('<a href="https://x.example/t" target="_blank">terms</a>');
    const form = { cardNumber: '4242424242424242', cardExpiry: '12 / 40', cardCvc: '123' };
    const body = new URLSearchParams({ ...form, email: 'm@example.test', billingName: 'Mia' });
    const refused = await fetch(session.url ?? '', { method: 'POST', body });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('Please agree to the terms of service');
    expect((await payWithCard(session.url ?? '')).status).toBe(303);
    const paid = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(paid.consent).toEqual({ promotions: null, terms_of_service: 'accepted' });
  });

  test('takes a text for the terms only where it asks for them, as Stripe does', async () => {
    const custom_text = { terms_of_service_acceptance: { message: 'I agree.' } };
    await expect(openCheckout(shop, { custom_text })).rejects.toThrow('consent_collection');
  });

  test('a paid session leads to the success address and leaves an active subscription', async () => {
    const session = await openCheckout(shop);
    const reply = await payWithCard(session.url ?? '');
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(
      `http://site.example.test/dashboard?welcome=true&id=${session.id}`,
    );
    const paid = await shop.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice'],
    });
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    const subscription = paid.subscription;
    if (typeof subscription !== 'object' || subscription === null) throw new Error('not expanded');
    expect(subscription).toMatchObject({ status: 'active', metadata: { uid: 'uid-1' } });
    expect(subscription.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: 29_000,
      total_excluding_tax: 24_370,
      parent: { subscription_details: { subscription: subscription.id } },
    });
    const [item] = subscription.items.data;
    const start = new Date((item?.current_period_start ?? 0) * 1000);
    const end = new Date((item?.current_period_end ?? 0) * 1000);
    expect(end.getUTCFullYear() - start.getUTCFullYear()).toBe(1);
  });

  test('sends the events of a first payment with the objects as they were', async () => {
    await shop.control.settled();
    shop.receiver.received.length = 0;
    const session = await openCheckout(shop);
    await payWithCard(session.url ?? '');
    await shop.control.settled();
    expect(typesOf(shop.receiver)).toEqual(
      expect.arrayContaining([
        'customer.created',
        'customer.subscription.created',
        'invoice.created',
        'invoice.finalized',
        'payment_intent.created',
        'payment_intent.succeeded',
        'charge.succeeded',
        'invoice.paid',
        'invoice.payment_succeeded',
        'customer.subscription.updated',
        'checkout.session.completed',
      ]),
    );
    const created = shop.receiver.received.find(
      ({ type }) => type === 'customer.subscription.created',
    );
    expect(created?.data.object).toMatchObject({ status: 'incomplete' });
    expect(shop.receiver.rejected).toBe(0);
  });

  test('a declined card stays on the page, and another card then pays', async () => {
    const session = await openCheckout(shop);
    const declined = await payWithCard(session.url ?? '', '4000 0000 0000 0002');
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined');
    const open = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(open).toMatchObject({ status: 'open', subscription: null });
    const paid = await payWithCard(session.url ?? '');
    expect(paid.status).toBe(303);
    const [event] = eventsOf(shop, 'payment_intent.payment_failed');
    expect(event?.data.object).toMatchObject({
      last_payment_error: { decline_code: 'generic_decline' },
    });
  });

  test('the name on the card becomes the customer’s when the session asks for it', async () => {
    const session = await openCheckout(shop, {
      customer_update: { name: 'auto', address: 'auto' },
    });
    await payWithCard(session.url ?? '');
    const customer = await shop.stripe.customers.retrieve(session.customer as string);
    expect(customer).toMatchObject({ name: 'Mia Muster' });
  });

  test('a session without a customer makes one when it is paid', async () => {
    const session = await shop.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer_email: 'new@example.test',
      line_items: [{ price: shop.price.id, quantity: 1 }],
      success_url: 'http://site.example.test/done',
    });
    expect(session.customer).toBeNull();
    await payWithCard(session.url ?? '');
    const paid = await shop.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['customer'],
    });
    expect(paid.customer).toMatchObject({ email: 'new@example.test' });
  });

  test('a session of a customer who was deleted meanwhile cannot be paid', async () => {
    const session = await openCheckout(shop);
    shop.control.deleteCustomer(session.customer as string);
    const reply = await payWithCard(session.url ?? '');
    expect(reply.status).toBe(409);
  });

  test('an unknown card number is refused without an attempt', async () => {
    const session = await openCheckout(shop);
    const reply = await payWithCard(session.url ?? '', '1234 5678');
    expect(reply.status).toBe(402);
    expect(await reply.text()).toContain('not one of the test card numbers');
  });

  test('paying in two tabs at once makes one subscription', async () => {
    const session = await openCheckout(shop);
    const url = session.url ?? '';
    const replies = await Promise.all([payWithCard(url), payWithCard(url), payWithCard(url)]);
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303]);
    const customer = session.customer as string;
    const subscriptions = await shop.stripe.subscriptions.list({ customer, status: 'all' });
    expect(subscriptions.data).toHaveLength(1);
    expect(await pageOf(url)).toContain('Already paid');
  });

  test('an expired session cannot be paid and shows that it has expired', async () => {
    const session = await openCheckout(shop);
    await shop.stripe.checkout.sessions.expire(session.id);
    const reply = await payWithCard(session.url ?? '');
    expect(reply.status).toBe(409);
    expect(await reply.text()).toContain('This checkout has expired');
    const subscriptions = await shop.stripe.subscriptions.list({
      customer: session.customer as string,
      status: 'all',
    });
    expect(subscriptions.data).toEqual([]);
    const [event] = eventsOf(shop, 'checkout.session.expired');
    expect(event?.data.object).toMatchObject({ id: session.id, status: 'expired' });
  });

  test('a session expires by itself when its time is over', async () => {
    const session = await openCheckout(shop);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(session.expires_at * 1000);
    const reply = await payWithCard(session.url ?? '').finally(() => clock.mockRestore());
    expect(reply.status).toBe(409);
    const expired = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(expired).toMatchObject({ status: 'expired', url: null, subscription: null });
  });
});
