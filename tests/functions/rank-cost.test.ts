import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { startCountingProxy, watchStore, type CountingProxy } from '../helpers/store-requests.ts';

let backend: Backend;
let proxy: CountingProxy;
beforeAll(async () => {
  backend = await startBackend();
  // The functions connect on their first use of the store.
  proxy = await startCountingProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  process.env['FIRESTORE_EMULATOR_HOST'] = proxy.address;
});
afterAll(async () => {
  await backend.stop();
  await proxy.stop();
});

/** Adds members who are all more active, so that every one of them counts for the rank. */
async function addMembers(from: number, to: number): Promise<void> {
  // By itself it keeps below 500 writes a second.
  const writer = backend.db.bulkWriter({ throttling: false });
  for (let index = from; index < to; index += 1) {
    const uid = `member-${String(index)}`;
    void writer.create(backend.db.doc(`user_stats/${uid}`), {
      user_id: uid,
      activity_count: 100 + index,
      tools_used: 0,
      prompts_created: 0,
      videos_watched: 0,
    });
  }
  await writer.close();
}

async function measure(member: TestMember) {
  await call(backend, 'me', {}, member);
  const before = proxy.answeredBytes();
  let rank = 0;
  const { methods } = await watchStore(async () => {
    rank = (await call(backend, 'me', {}, member)).statistics.communityRank;
  });
  return { rank, methods, bytes: proxy.answeredBytes() - before };
}

test('the rank asks and is answered the same among 10 and among 10,000 members', async () => {
  const member = await signUp(backend);
  await call(backend, 'activity', { type: 'tool_accessed' }, member);
  await addMembers(0, 9);
  const few = await measure(member);
  expect(few.rank).toBe(10);
  expect(few.methods.filter((method) => method === 'runAggregationQuery')).toHaveLength(1);

  await addMembers(9, 9_999);
  const many = await measure(member);
  expect(many.rank).toBe(10_000);
  expect(many.methods).toEqual(few.methods);
  // One document among the answers would already be larger.
  expect(Math.abs(many.bytes - few.bytes)).toBeLessThan(100);
});
