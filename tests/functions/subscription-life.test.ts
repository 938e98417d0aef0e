import { test } from 'vitest';
import { playLives, prepareLives } from '../helpers/subscription-lives.ts';
import { STRIPE_STEPS } from '../helpers/subscription-steps.ts';

prepareLives();

test('in 250 lives, whatever happens at Stripe and in whatever order it is told, the store follows', async () => {
  await playLives(120, STRIPE_STEPS);
}, 600_000);
