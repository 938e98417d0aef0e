import { test } from 'vitest';
import { playLives, prepareLives } from '../helpers/subscription-lives.ts';
import { STRIPE_STEPS } from '../helpers/subscription-steps.ts';

prepareLives();

test('whatever happens at Stripe and in whatever order it is told, the store follows', async () => {
  await playLives(STRIPE_STEPS);
}, 600_000);
