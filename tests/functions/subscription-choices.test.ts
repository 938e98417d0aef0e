import { test } from 'vitest';
import {
  checkRandomHistories,
  prepareHistories,
} from '../helpers/random-subscription-histories.ts';
import { allSteps } from '../helpers/subscription-steps.ts';

prepareHistories();

// A file of its own, so that both property tests run in parallel.
test('store and refunds equal Stripe after random histories of members, operators and banks', async () => {
  await checkRandomHistories(allSteps());
}, 600_000);
