import { createMutatorStore } from '@/lib/query';
import { callChecker } from '../api';
import { reportFailure } from '../failure';
import { withTests } from '../server-state';
import { $tests, changeTests } from '../stores';

/**
 * Loads the page of older tests at a cursor. When tests have changed meanwhile, the page is
 * dropped, because it may contain deleted ones; it can be loaded again.
 */
export const $loadOlderTests = createMutatorStore<string>(
  async ({ data: cursor }) => {
    const before = $tests.value?.data;
    const { tests, next_cursor } = await callChecker({ action: 'tests', cursor });
    if ($tests.value?.data !== before) return;
    changeTests((list) => ({ ...withTests(list, tests), nextCursor: next_cursor }));
  },
  { throttleCalls: true, onError: (error) => reportFailure('load', error) },
);
