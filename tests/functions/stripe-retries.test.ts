import { expect, test } from 'vitest';
import { callStripe } from '#functions/gateways/stripe.ts';
import { HOST } from '#scripts/environment.ts';
import { listen } from '#tests/helpers/listen.ts';

test('a call that Stripe cannot answer is tried twice, within the browser’s wait, and not three times', async () => {
  let requests = 0;
  const broken = () => {
    requests += 1;
    return Response.json({ error: { type: 'api_error' } }, { status: 500 });
  };
  const { port, close } = await listen({ fetch: broken }, HOST, 0);
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_retries',
    STRIPE_API_BASE: `http://${HOST}:${port}`,
  });
  const call = callStripe((stripe) => stripe.customers.retrieve('cus_1'));
  await expect(call).rejects.toMatchObject({ code: 'payment-provider-failed' });
  await close();
  expect(requests).toBe(2);
});
