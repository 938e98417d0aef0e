import { test } from 'vitest';
import { playLives, prepareLives } from '../helpers/subscription-lives.ts';
import { MEMBER_STEPS } from '../helpers/subscription-steps.ts';

prepareLives();

// The second half of 500 lives, in a file of its own so that both halves run at once.
test('in 250 lives, whatever members choose while Stripe’s events come late, the store follows', async () => {
  await playLives(250, MEMBER_STEPS);
}, 600_000);
