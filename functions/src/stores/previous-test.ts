import type { StoredPromptTest } from '#shared/entities/prompt-test.ts';
import { EARLIER_SEARCH } from '#shared/limits.ts';
import { database } from './database.ts';
import { PROMPT_TESTS, requireTest } from './prompt-tests.ts';

/**
 * The previous answer to the same prompt on the same platform (product 21.24): the one with the same
 * sample number if its call has that, else any of that call. Null when none of the EARLIER_SEARCH
 * answers before the test is to the same prompt.
 *
 * Prompts are compared here: Firestore's indexes know only the first 1,500 bytes of a text.
 */
export async function findPreviousTest(test: StoredPromptTest): Promise<StoredPromptTest | null> {
  const { docs } = await (
    await database()
  )
    .collection(PROMPT_TESTS)
    .where('user_id', '==', test.user_id)
    .where('campaign_id', '==', test.campaign_id)
    .where('platform', '==', test.platform)
    .where('created_at', '<', test.created_at)
    .orderBy('created_at', 'desc')
    .limit(EARLIER_SEARCH)
    .select('prompt', 'created_at', 'sample_index')
    .get();
  const same = docs.filter((row) => row.get('prompt') === test.prompt);
  const last = same.filter((row) => row.get('created_at') === same[0]?.get('created_at'));
  const found = last.find((row) => row.get('sample_index') === test.sample_index) ?? last[0];
  return found === undefined ? null : requireTest(test.user_id, found.id);
}
