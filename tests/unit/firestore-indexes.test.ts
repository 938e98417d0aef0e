import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { fieldOverrides } = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[] };

/** Times and windows that members' calls move on, and that no query asks for (docs/scale.md). */
const GROWING = [
  ...['rate_limits/window', 'user_activity/created_at', 'prompt_tests/created_at'],
  ...['prompt_values/updated_at', 'lesson_progress/updated_at', 'stripe_events/started_at'],
  ...['user_profiles/visit', 'brand_campaigns/updated_at', 'own_prompts/updated_at'],
];

it('indexes nothing by itself that only grows and is never asked for', () => {
  const bare = fieldOverrides.filter(({ indexes }) => indexes.length === 0);
  expect(bare.map(({ collectionGroup, fieldPath }) => `${collectionGroup}/${fieldPath}`)).toEqual(
    expect.arrayContaining(GROWING),
  );
});
