import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { monthOf } from '#local/load/paper.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('bills calls at the same time together, and one instance for a whole month at most', () => {
  const [few, many] = [monthOf(10), monthOf(100_000)];
  expect(few.callSeconds).toBeLessThan(10 * 400);
  expect(many.callSeconds).toBeLessThan(few.callSeconds * 10_000);
  expect(many.answers).toBe(few.answers * 10_000);
  // The rank reads more the more members there are.
  expect(many.reads).toBeGreaterThan(few.reads * 10_000);
});

/** Times and windows that every call of members moves on, and that no query asks for. */
const GROWING = [
  ...['rate_limits/window', 'user_activity/created_at', 'prompt_tests/created_at'],
  ...['prompt_values/updated_at', 'lesson_progress/updated_at', 'stripe_events/started_at'],
  ...['user_profiles/visit', 'brand_campaigns/updated_at', 'own_prompts/updated_at'],
];

it('indexes nothing by itself that only grows and is never asked for', () => {
  const { fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
  };
  const bare = fieldOverrides.filter(({ indexes }) => indexes.length === 0);
  expect(bare.map(({ collectionGroup, fieldPath }) => `${collectionGroup}/${fieldPath}`)).toEqual(
    expect.arrayContaining(GROWING),
  );
});
