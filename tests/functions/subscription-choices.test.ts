import { test } from 'vitest';
import { useFreshBackend } from '../helpers/fresh-backend.ts';
import { checkRandomHistories } from '../helpers/random-subscription-histories.ts';
import { allSteps } from '../helpers/subscription-steps.ts';

const fresh = useFreshBackend();

// A file of its own, so that both property tests run in parallel.
test('store and refunds equal Stripe after random histories of members, operators and banks', async () => {
  await checkRandomHistories(fresh, allSteps());
}, 600_000);
