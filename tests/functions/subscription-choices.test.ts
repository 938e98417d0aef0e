import { test } from 'vitest';
import { playLives, prepareLives } from '../helpers/subscription-lives.ts';
import { allSteps } from '../helpers/subscription-steps.ts';

prepareLives();

// The second half of 500 lives, in a file of its own so that both halves run at once.
test('in 250 lives, whatever members, operators and banks do, the store and the money follow', async () => {
  await playLives(120, allSteps());
}, 600_000);
