import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActivityType } from '#shared/entities/activity.ts';
import { CONSENTS } from '#shared/rules/consents.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  post,
  refusal,
  request,
  signUp,
  signUpAdmin,
  type TestMember,
} from '../helpers/api-server-client.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

function record(member: TestMember, type: ActivityType, data: object = {}) {
  return call(backend, 'activity', { type, data }, member);
}

describe('me', () => {
  test('answers with the profile that the consents made, once, also for calls at the same moment', async () => {
    const member = await signUp(backend, { agreed: false });
    const agree = { idToken: member.idToken, agree: [...CONSENTS] };
    await Promise.all([1, 2, 3].map(() => call(backend, 'consents', agree)));
    const { profile, subscription } = await call(backend, 'me', {}, member);
    expect(profile).toMatchObject({
      id: member.uid,
      user_id: member.uid,
      email: member.email,
      name: 'Mia Muster',
      first_name: 'Mia',
      last_name: 'Muster',
      subscription_status: null,
    });
    expect(subscription).toBeNull();
    await call(backend, 'consents', agree);
    const later = await call(backend, 'me', {}, member);
    expect(later.profile.created_at).toBe(profile.created_at);
  });

  test('answers a GET too, and forbids caching the answer', async () => {
    const member = await signUp(backend);
    const response = await request(backend, 'me', { headers: { cookie: member.cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('treats an admin by profile as premium with a plan of its own', async () => {
    const { subscription } = await call(backend, 'me', {}, await signUpAdmin(backend));
    expect(subscription).toMatchObject({
      is_premium: true,
      status: 'active',
      plan_name: 'Admin Access',
      plan_price_cents: 0,
      plan_features: ['Full Access', 'Admin Privileges'],
    });
  });

  test('writes nothing when a visit begins: only the call of its own notes it, once', async () => {
    const member = await signUp(backend);
    const profile = backend.db.doc(`user_profiles/${member.uid}`);
    const before = (await profile.get()).updateTime;
    expect((await call(backend, 'me', {}, member)).is_new_visit).toBe(true);
    expect((await profile.get()).updateTime).toEqual(before);
    await call(backend, 'visit', {}, member);
    const noted = (await profile.get()).updateTime;
    expect(noted).not.toEqual(before);
    expect((await call(backend, 'me', {}, member)).is_new_visit).toBe(false);
    await call(backend, 'visit', {}, member);
    expect((await profile.get()).updateTime).toEqual(noted);
  });
});

describe('activity', () => {
  test('raises the counters of its kind and shows up newest first', async () => {
    const member = await signUp(backend);
    const start = Date.parse('2026-01-01T10:00:00.000Z');
    const types: ActivityType[] = [
      'tool_accessed',
      'tool_accessed',
      'prompt_created',
      'video_watched',
      'upgrade_prompt',
      'tool_accessed',
    ];
    for (const [index, type] of types.entries()) {
      backend.setNow(new Date(start + index * 1000));
      await record(member, type, { tool_id: `tool-${index}` });
    }
    backend.setNow(null);
    const { statistics, activity } = await call(backend, 'me', {}, member);
    expect(statistics).toMatchObject({ toolsUsed: 3, promptsCreated: 1, videosWatched: 1 });
    expect(activity.map(({ activity_data }) => activity_data['tool_id'])).toEqual(
      [5, 4, 3, 2, 1].map((index) => `tool-${index}`),
    );
    expect(activity[0]).toMatchObject({
      user_id: member.uid,
      activity_type: 'tool_accessed',
      created_at: '2026-01-01T10:00:05.000Z',
    });
  });

  test('counts every one of many at the same moment', async () => {
    const member = await signUp(backend);
    await Promise.all(Array.from({ length: 20 }, () => record(member, 'video_watched')));
    const { statistics } = await call(backend, 'me', {}, member);
    expect(statistics.videosWatched).toBe(20);
    const rows = await backend.db
      .collection('user_activity')
      .where('user_id', '==', member.uid)
      .count()
      .get();
    expect(rows.data().count).toBe(20);
  });

  test('is cleaned before it is stored', async () => {
    const member = await signUp(backend);
    await record(member, 'tool_accessed', { tool_name: ' <b onclick=x>java<script:Glossary</b> ' });
    const { activity } = await call(backend, 'me', {}, member);
    expect(activity[0]?.activity_data).toEqual({ tool_name: 'b xGlossary/b' });
  });

  test('is limited per member, and nothing above the limit is stored', async () => {
    const [flooder, other] = [await signUp(backend), await signUp(backend)];
    backend.setNow(new Date('2026-02-01T10:00:00.000Z'));
    for (let index = 0; index < 60; index += 1) await record(flooder, 'video_watched');
    const response = await post(backend, 'activity', { type: 'video_watched' }, flooder);
    expect(await refusal(response)).toEqual({ status: 429, code: 'too-many-requests' });
    await record(other, 'video_watched');
    backend.setNow(new Date('2026-02-01T10:01:00.000Z'));
    await record(flooder, 'video_watched');
    backend.setNow(null);
    expect((await call(backend, 'me', {}, flooder)).statistics.videosWatched).toBe(61);
  });
});

describe('community rank', () => {
  test('is one more than the members with more activity, and 0 without any', async () => {
    await backend.db.recursiveDelete(backend.db.collection('user_stats'));
    const members = [await signUp(backend), await signUp(backend), await signUp(backend)];
    const [first, second, third] = members as [TestMember, TestMember, TestMember];
    for (let index = 0; index < 3; index += 1) await record(first, 'tool_accessed');
    await record(second, 'tool_accessed');
    const rankOf = async (member: TestMember) =>
      (await call(backend, 'me', {}, member)).statistics.communityRank;
    expect([await rankOf(first), await rankOf(second), await rankOf(third)]).toEqual([1, 2, 0]);
    await record(third, 'video_watched');
    expect([await rankOf(second), await rankOf(third)]).toEqual([2, 2]);
  });
});
