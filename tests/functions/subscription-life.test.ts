import { test } from 'vitest';
import {
  checkRandomHistories,
  prepareHistories,
} from '../helpers/random-subscription-histories.ts';
import { STRIPE_STEPS } from '../helpers/subscription-steps.ts';

prepareHistories();

test('the store equals Stripe after random histories with events in any order', async () => {
  await checkRandomHistories(STRIPE_STEPS);
}, 600_000);
