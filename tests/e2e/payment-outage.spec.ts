import {
  CHECKOUT_ORIGIN,
  killFunctions,
  memberPayments,
  steerStripe,
  subscriptionOf,
  warmFunctions,
} from '../helpers/local-stack';
import { storedRows } from '../helpers/stack-store';
import { journey, newEmail } from './member-journey';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

test.afterEach(async () => {
  await steerStripe('release');
});

test('the return from checkout makes the member premium while no webhook arrives, and the late webhook changes nothing', async ({
  page,
}) => {
  const email = newEmail();
  const member = journey(page, 'en');
  await member.signUp(email);
  await member.confirm(email);
  await page.waitForURL(/\/dashboard$/);
  await member.openCheckout();
  await steerStripe('hold');
  // While there is no call: a process that is killed while it starts is waited for half a minute.
  killFunctions();
  // The page waits for Premium for ten seconds, and new processes can take longer to start. A call that
  // meets a process that is just dying fails and is made again.
  await expect(() => warmFunctions(1)).toPass();
  await member.pay();
  await page.waitForURL(/\/dashboard\?welcome=true$/);
  await expect(member.badge('premium')).toBeVisible();

  await steerStripe('release');
  await steerStripe('settled');
  await page.goto('/dashboard');
  await expect(member.badge('premium')).toBeVisible();
  const subscription = await subscriptionOf(email);
  expect(await memberPayments(subscription)).toHaveLength(1);
});

test('a webhook that reached no functions is sent again and makes the member premium without the return', async ({
  page,
}) => {
  const email = newEmail();
  const member = journey(page, 'en');
  await member.signUp(email);
  await member.confirm(email);
  await page.waitForURL(/\/dashboard$/);
  await member.openCheckout();
  await steerStripe('hold');
  // The answer to the payment is lost, so that the browser does not return. Its return could not be
  // stopped later: Playwright does not route the target of a redirect.
  await page.route(`${CHECKOUT_ORIGIN}/**`, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed');
  await member.pay();
  await lost;
  const subscription = await subscriptionOf(email);
  // While there is no call: an event that they had begun with would come a minute later.
  killFunctions();
  await steerStripe('drop', { count: 3 });
  await steerStripe('release');
  // The store is read past the functions: a call could meet a process that is just dying.
  await expect
    .poll(() => storedRows('user_subscriptions', 'stripe_subscription_id', subscription.id))
    .toMatchObject([{ status: 'active' }]);
  await expect.poll(() => memberPayments(subscription)).toHaveLength(1);

  await page.goto('/dashboard');
  await expect(member.badge('premium')).toBeVisible();
});
