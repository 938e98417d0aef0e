import { test } from 'vitest';
import { useFreshBackend } from '../helpers/fresh-backend.ts';
import { checkRandomHistories } from '../helpers/random-subscription-histories.ts';
import { STRIPE_STEPS } from '../helpers/subscription-steps.ts';

const fresh = useFreshBackend();

test('the store equals Stripe after random histories with events in any order', async () => {
  await checkRandomHistories(fresh, STRIPE_STEPS);
}, 600_000);
