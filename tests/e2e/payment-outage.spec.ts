import { expect, test } from '@playwright/test';
import { killFunctions, memberPayments, steerStripe, subscriptionOf } from '../helpers/local-stack';
import { neverGiveUp } from './held-requests';
import { journey, newEmail } from './member-journey';

test.describe.configure({ mode: 'serial' });

// Whoever meets dead functions waits until new ones have started.
test.beforeEach(({ page }) => neverGiveUp(page));

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
  await member.signIn(email);
  await page.waitForURL(/\/dashboard$/);
  await member.openCheckout();
  await steerStripe('hold');
  await member.pay();
  killFunctions();
  await page.waitForURL(/\/dashboard\?welcome=true$/);
  await expect(member.badge('premium')).toBeVisible();

  await steerStripe('release');
  await steerStripe('settled');
  await page.goto('/dashboard');
  await expect(member.badge('premium')).toBeVisible();
  const subscription = await subscriptionOf(email);
  expect(await memberPayments(subscription)).toHaveLength(1);
});

test('a webhook that meets dead functions is sent again and makes the member premium without the return', async ({
  page,
}) => {
  const email = newEmail();
  const member = journey(page, 'en');
  await member.signUp(email);
  await member.confirm(email);
  await member.signIn(email);
  await page.waitForURL(/\/dashboard$/);
  await member.openCheckout();
  await steerStripe('drop', { count: 3 });
  await page.route('**/dashboard?welcome=true', (route) => route.abort());
  await member.pay();
  killFunctions();
  const subscription = await subscriptionOf(email);
  await expect.poll(() => memberPayments(subscription)).toHaveLength(1);
  // The payment is stored before the member is premium.
  await steerStripe('settled');

  await page.goto('/dashboard');
  await expect(member.badge('premium')).toBeVisible();
});
