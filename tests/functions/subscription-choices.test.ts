import { test } from 'vitest';
import { playLives, prepareLives } from '../helpers/subscription-lives.ts';
import { allSteps } from '../helpers/subscription-steps.ts';

prepareLives();

// A file of its own, so that both halves of the lives run at once.
test('whatever members, operators and banks do, the store and the money follow', async () => {
  await playLives(allSteps());
}, 600_000);
