import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noteVisit } from '#functions/stores/profiles.ts';
import { VISIT_MS } from '#shared/limits.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { competitorStatsOf } from '#shared/rules/competitor-stats.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, signUpAdmin, type TestMember } from '../helpers/api-server-client.ts';
import { promptTest } from '../helpers/prompt-tests.ts';
import { watchStore } from '../helpers/store-requests.ts';

const START = Date.now();
const NEXT_RUN = '2026-11-16T05:00:00.000Z';
const SCHEDULE = {
  every: 'weekly',
  weekday: 1,
  prompts: ['Which agency?'],
  platforms: ['chatgpt'],
  mail: false,
  locale: 'en',
  stopped: null,
};

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => backend.setNow(new Date(START)));
afterAll(() => backend.stop());

const nextOf = async (member: TestMember) => (await call(backend, 'me', {}, member)).next;
const visitOf = async (member: TestMember) => {
  const { next, is_new_visit } = await call(backend, 'me', {}, member);
  return [next.last_visit_at, is_new_visit];
};
const later = (ms: number) => backend.setNow(new Date(START + ms));

/** A campaign whose newest day named the brand more often than the one before. */
async function storeCampaign({ uid }: TestMember): Promise<void> {
  const days: Record<string, number[]> = { '2026-11-02': [0, 0, 1, 1], '2026-11-09': [1, 1, 1, 0] };
  const tests = Object.entries(days).flatMap(([day, counts]) =>
    counts.map((mentions_count, index) => ({
      ...promptTest({
        mentions_count,
        competitor_mentions: index === 0 ? [{ name: 'Nordlicht Digital', count: 2 }] : [],
        created_at: `${day}T10:00:00.000Z`,
        sample_index: index + 1,
      }),
      id: `${uid}-${day}-${index}`,
      campaign_id: `campaign-of-${uid}`,
      user_id: uid,
    })),
  );
  await backend.db.doc(`brand_campaigns/campaign-of-${uid}`).set({
    id: `campaign-of-${uid}`,
    user_id: uid,
    name: 'Launch',
    brand_name: 'Anlauf',
    competitors: ['Hafenwerk', 'Nordlicht Digital'],
    stats: statsOf(tests),
    competitor_stats: competitorStatsOf(tests),
    schedule: { ...SCHEDULE, next_run_at: NEXT_RUN },
  });
  for (const row of tests) await backend.db.doc(`prompt_tests/${row.id}`).set(row);
}

test('a visit lasts four hours, and the next one knows when it began', async () => {
  const member = await signUp(backend);
  expect(await visitOf(member)).toEqual([null, true]);
  await call(backend, 'visit', {}, member);
  later(VISIT_MS - 1);
  expect(await visitOf(member)).toEqual([null, false]);
  later(VISIT_MS);
  expect(await visitOf(member)).toEqual([new Date(START).toISOString(), true]);
  await call(backend, 'visit', {}, member);
  expect(await visitOf(member)).toEqual([new Date(START).toISOString(), false]);
});

test('the note of a visit brings no deleted profile back', async () => {
  const { uid } = await signUp(backend, { agreed: false });
  const visit = { began_at: new Date(START).toISOString(), before: null };
  await expect(noteVisit(uid, visit)).rejects.toThrow();
  expect((await backend.db.doc(`user_profiles/${uid}`).get()).exists).toBe(false);
});

test('the tools that were opened last come first, each once', async () => {
  const member = await signUp(backend);
  const opened = ['glossary', 'prompt-builder', 'prompt-library', 'glossary', 'brand-checker'];
  for (const [index, tool_id] of opened.entries()) {
    later(index * 1_000);
    await call(backend, 'activity', { type: 'tool_accessed', data: { tool_id } }, member);
  }
  for (const [type, tool_id] of [
    ['tool_accessed', 'none of ours'],
    ['upgrade_prompt', 'live-chats'],
  ] as const) {
    await call(backend, 'activity', { type, data: { tool_id } }, member);
  }
  const { tools } = await nextOf(member);
  const expected = ['brand-checker', 'glossary', 'prompt-library', 'prompt-builder'];
  expect(tools.map(({ tool_id }) => tool_id)).toEqual(expected);
});

test('a brand’s newest day names the brand and its competitors, beside the day before', async () => {
  const member = await signUpAdmin(backend);
  await storeCampaign(member);
  await call(backend, 'visit', {}, member);
  later(VISIT_MS);
  const next = await nextOf(member);
  expect(next.brand).toEqual({
    campaign_id: `campaign-of-${member.uid}`,
    brand_name: 'Anlauf',
    memory: {
      day: '2026-11-09',
      n: 4,
      names: [
        { name: 'Anlauf', own: true, k: 3 },
        { name: 'Nordlicht Digital', own: false, k: 1 },
        { name: 'Hafenwerk', own: false, k: 0 },
      ],
      before: { day: '2026-11-02', k: 2, n: 4 },
      days: 2,
    },
    search: null,
    next_run_at: NEXT_RUN,
    to_do: null,
  });
  expect(next).toMatchObject({ new_prompts: 0, lessons: { done: 0, new: 0 } });
});

test('favourites of the library are counted', async () => {
  const member = await signUpAdmin(backend);
  const key = 'meeting-to-tasks-pipeline';
  await call(backend, 'member-library', { action: 'favourite', key, on: true }, member);
  expect(await nextOf(member)).toMatchObject({ favourites: 1 });
});

test('free members learn nothing of what they would have to pay for', async () => {
  const member = await signUp(backend);
  await storeCampaign(member);
  expect(await nextOf(member)).toMatchObject({ brand: null, lessons: null });
});

test('all of it takes two round trips after the account’s, and writes nothing', async () => {
  const member = await signUpAdmin(backend);
  await storeCampaign(member);
  await call(backend, 'activity', { type: 'tool_accessed' }, member);
  await nextOf(member);
  const { roundTrips, methods } = await watchStore(() => nextOf(member));
  expect(roundTrips).toBeLessThanOrEqual(3);
  expect(methods.filter((method) => method === 'commit')).toEqual([]);
});
