import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberLibraryAction, MemberLibraryOutput } from '#shared/api/member-library.ts';
import { MAX_FILLED_PROMPTS, MAX_VALUES_CHARACTERS } from '#shared/own-prompt-limits.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  post,
  refusal,
  signUp,
  signUpAdmin,
  type TestMember,
} from '../helpers/api-server-client.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function act<A extends MemberLibraryAction>(
  who: TestMember,
  input: { action: A } & Record<string, unknown>,
): Promise<MemberLibraryOutput<A>> {
  return (await call(backend, 'member-library', input, who)) as MemberLibraryOutput<A>;
}

const refused = async (who: TestMember, input: object) =>
  refusal(await post(backend, 'member-library', input, who));

const NOTHING = { favourites: [], recent: [] };

describe('favourites and last used prompts', () => {
  test('are empty at first, and reading them stores nothing', async () => {
    const member = await signUpAdmin(backend);
    expect(await act(member, { action: 'read' })).toEqual({ action: 'read', ...NOTHING });
    expect((await backend.db.doc(`member_library/${member.uid}`).get()).exists).toBe(false);
  });

  test('follow the account', async () => {
    const member = await signUpAdmin(backend);
    await act(member, { action: 'favourite', key: 'brief', on: true });
    await act(member, { action: 'favourite', key: 'plan', on: true });
    await act(member, { action: 'favourite', key: 'plan', on: true });
    backend.setNow(new Date('2026-05-01T08:00:00Z'));
    const { recent } = await act(member, { action: 'use', key: 'own:7' });
    backend.setNow(null);
    expect(recent).toEqual([{ key: 'own:7', used_at: '2026-05-01T08:00:00.000Z' }]);
    await act(member, { action: 'favourite', key: 'brief', on: false });
    expect(await act(member, { action: 'read' })).toMatchObject({ favourites: ['plan'], recent });
  });

  test('that are changed in several tabs at once are all kept', async () => {
    const member = await signUpAdmin(backend);
    const keys = Array.from({ length: 8 }, (_, index) => `p${index}`);
    await Promise.all(keys.map((key) => act(member, { action: 'favourite', key, on: true })));
    const { favourites } = await act(member, { action: 'read' });
    expect([...favourites].sort()).toEqual(keys);
  });

  test('of a browser are taken over behind those of the account, once', async () => {
    const member = await signUpAdmin(backend);
    await act(member, { action: 'favourite', key: 'new', on: true });
    const old = { action: 'adopt' as const, favourites: ['old', 'new'], recent: ['used'] };
    const adopted = await act(member, old);
    expect(adopted.favourites).toEqual(['new', 'old']);
    expect(adopted.recent.map(({ key }) => key)).toEqual(['used']);
    expect(await act(member, old)).toEqual(adopted);
  });
});

describe('filled values', () => {
  test('are kept for each prompt beside those that are there, and can be forgotten', async () => {
    const member = await signUpAdmin(backend);
    const id = 'brief.en';
    await act(member, {
      action: 'fill',
      id,
      values: { client: 'Lindner', 'the talk': 'Mara:\nHi' },
    });
    const { values } = await act(member, {
      action: 'fill',
      id,
      values: { client: 'Okafor', x: '1' },
    });
    expect(values).toEqual({ client: 'Okafor', 'the talk': 'Mara:\nHi', x: '1' });
    expect((await act(member, { action: 'values', id })).values).toEqual(values);
    expect((await act(member, { action: 'values', id: 'brief.de' })).values).toEqual({});
    const none = Object.fromEntries(Object.keys(values).map((name) => [name, '']));
    expect((await act(member, { action: 'fill', id, values: none })).values).toEqual({});
    expect((await backend.db.doc(`prompt_values/${member.uid}_${id}`).get()).exists).toBe(false);
  });

  test('are kept for a number of prompts, and those of longest ago fall off', async () => {
    const member = await signUpAdmin(backend);
    for (let index = 0; index <= MAX_FILLED_PROMPTS; index += 1) {
      await act(member, { action: 'fill', id: `p${index}`, values: { a: `${index}` } });
    }
    const rows = await backend.db
      .collection('prompt_values')
      .where('user_id', '==', member.uid)
      .get();
    expect(rows.size).toBe(MAX_FILLED_PROMPTS);
    expect((await act(member, { action: 'values', id: 'p0' })).values).toEqual({});
    expect((await act(member, { action: 'values', id: 'p1' })).values).toEqual({ a: '1' });
  });

  test('that are too long together are refused, and what was there stays', async () => {
    const member = await signUpAdmin(backend);
    const half = '京'.repeat(MAX_VALUES_CHARACTERS / 2);
    await act(member, { action: 'fill', id: 'brief', values: { a: half } });
    const more = { action: 'fill', id: 'brief', values: { b: half } };
    expect(await refused(member, more)).toEqual({ status: 413, code: 'values-too-long' });
    expect((await act(member, { action: 'values', id: 'brief' })).values).toEqual({ a: half });
  });

  test.each(['../x', 'a/b', '', 'a.fr', 'own:', '__x__/y'])('of "%s" are refused', async (id) => {
    const member = await signUpAdmin(backend);
    const input = { action: 'fill', id, values: { a: 'b' } };
    expect(await refused(member, input)).toEqual({ status: 400, code: 'invalid-input' });
  });

  test.each(['', '{{a}}', '_a', 'x'.repeat(41)])('named "%s" are refused', async (name) => {
    const member = await signUpAdmin(backend);
    const values = JSON.parse(`{${JSON.stringify(name)}:"b"}`) as object;
    const input = { action: 'fill', id: 'brief', values };
    expect(await refused(member, input)).toEqual({ status: 400, code: 'invalid-input' });
  });
});

test('no other member sees or changes them, and free members have none', async () => {
  const [owner, other, free] = [
    await signUpAdmin(backend),
    await signUpAdmin(backend),
    await signUp(backend),
  ];
  await act(owner, { action: 'favourite', key: 'brief', on: true });
  await act(owner, { action: 'fill', id: 'brief', values: { a: 'secret' } });
  const own = async () => {
    const entries = Object.entries(await storedDocuments(backend.db));
    return entries.filter(([path]) => /^(member_library|prompt_values)\//.test(path));
  };
  const before = await own();
  expect(await act(other, { action: 'read' })).toMatchObject(NOTHING);
  expect((await act(other, { action: 'values', id: 'brief' })).values).toEqual({});
  // An id that would lead to the owner's document if it were taken for a path or a name.
  const guess = `${owner.uid}_brief`;
  expect((await act(other, { action: 'values', id: guess })).values).toEqual({});
  for (const input of [
    { action: 'read' },
    { action: 'favourite', key: 'brief', on: true },
    { action: 'fill', id: 'brief', values: {} },
  ]) {
    expect(await refused(free, input)).toEqual({ status: 403, code: 'premium-required' });
    expect(await refused(other, { ...input, userId: owner.uid })).toEqual({
      status: 403,
      code: 'forbidden',
    });
  }
  expect(await own()).toEqual(before);
});

test('the limit of changes is each member’s own', async () => {
  backend.setNow(new Date('2026-05-01T08:00:00.000Z'));
  const [member, other] = [await signUpAdmin(backend), await signUpAdmin(backend)];
  const star = { action: 'favourite' as const, key: 'brief', on: true };
  for (let index = 0; index < 120; index += 1) await act(member, star);
  expect(await refused(member, star)).toEqual({ status: 429, code: 'too-many-requests' });
  await act(member, { action: 'read' });
  await act(other, star);
  backend.setNow(null);
});
