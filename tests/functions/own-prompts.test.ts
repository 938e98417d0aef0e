import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnPrompt } from '#shared/entities/own-prompt.ts';
import {
  MAX_OWN_CHARACTERS,
  MAX_OWN_CONTENT_LENGTH,
  MAX_OWN_PROMPTS,
} from '#shared/own-prompt-limits.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  post,
  refusal,
  signUp,
  signUpAdmin,
  type TestMember,
} from '../helpers/api-server-client.ts';
import { OWN_TEXT, ownPromptCalls } from '../helpers/own-prompt-calls.ts';

let backend: Backend;
let member: TestMember;
beforeAll(async () => {
  backend = await startBackend();
  member = await signUpAdmin(backend);
});
afterAll(() => backend.stop());

const { act, create, list, refused } = ownPromptCalls(() => backend);

describe('own prompts', () => {
  test('are stored cleaned, and given back without their owner', async () => {
    const prompt = await create(member, {
      ...OWN_TEXT,
      title: '  Brief\n1 ',
      tags: ['a, #b'],
      variables: [{ name: 'client', label: 'Client' }],
    });
    expect(prompt).toMatchObject({
      title: 'Brief 1',
      description: '',
      tags: ['a', 'b'],
      content: OWN_TEXT.content,
      variables: [{ name: 'client', label: 'Client', hint: '', example: '', multiline: false }],
      version: 1,
    });
    const stored = await backend.db.doc(`own_prompts/${prompt.id}`).get();
    expect(stored.data()).toEqual({ ...prompt, user_id: member.uid });
    expect(await list(member)).toEqual([prompt]);
  });

  test('are listed newest first, and changing one moves none', async () => {
    const own = await signUpAdmin(backend);
    backend.setNow(new Date('2026-01-01T00:00:00Z'));
    const first = await create(own, { ...OWN_TEXT, title: 'First' });
    backend.setNow(new Date('2026-01-02T00:00:00Z'));
    const second = await create(own, { ...OWN_TEXT, title: 'Second' });
    backend.setNow(new Date('2026-01-03T00:00:00Z'));
    const prompt = { ...OWN_TEXT, title: 'Changed' };
    const changed = await act(own, { action: 'update', id: first.id, version: 1, prompt });
    backend.setNow(null);
    expect(changed.prompt).toEqual({
      ...first,
      title: 'Changed',
      characters: first.characters + 2,
      version: 2,
      updated_at: '2026-01-03T00:00:00.000Z',
    });
    expect(await list(own)).toEqual([second, changed.prompt]);
  });

  test('sent twice are stored once', async () => {
    const own = await signUpAdmin(backend);
    const id = randomUUID();
    const [one, other] = await Promise.all([create(own, OWN_TEXT, id), create(own, OWN_TEXT, id)]);
    expect(one).toEqual(other);
    expect(await list(own)).toHaveLength(1);
    const twice = { action: 'update', id, version: 1, prompt: { ...OWN_TEXT, title: 'New' } };
    await act(own, { ...twice, action: 'update' });
    expect((await act(own, { ...twice, action: 'update' })).prompt.version).toBe(2);
    expect(await refused(own, { action: 'create', id, prompt: OWN_TEXT })).toEqual({
      status: 409,
      code: 'own-prompt-changed',
    });
  });

  test('that another tab changed are neither overwritten nor deleted', async () => {
    const { id } = await create(member);
    const answers = await Promise.all(
      ['One', 'Two'].map((title) =>
        post(
          backend,
          'own-prompts',
          { action: 'update', id, version: 1, prompt: { ...OWN_TEXT, title } },
          member,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const conflict = { status: 409, code: 'own-prompt-changed' };
    expect(await refused(member, { action: 'delete', id, version: 1 })).toEqual(conflict);
    await act(member, { action: 'delete', id, version: 2 });
    expect(await refused(member, { action: 'delete', id, version: 2 })).toEqual({
      status: 404,
      code: 'own-prompt-not-found',
    });
  });

  test('leave favourites and last used prompts and lose what was filled in when they are deleted', async () => {
    const own = await signUpAdmin(backend);
    const { id } = await create(own);
    const key = `own:${id}`;
    const others = 'brief';
    for (const each of [key, others]) {
      await call(backend, 'member-library', { action: 'favourite', key: each, on: true }, own);
      await call(backend, 'member-library', { action: 'use', key: each }, own);
      const filled = { action: 'fill', id: each, values: { client: 'Lindner' } };
      await call(backend, 'member-library', filled, own);
    }
    await act(own, { action: 'delete', id, version: 1 });
    // Typed in another tab that does not know yet.
    const late = { action: 'fill', id: key, values: { client: 'Lindner' } };
    expect(await refusal(await post(backend, 'member-library', late, own))).toEqual({
      status: 404,
      code: 'own-prompt-not-found',
    });
    const kept = await call(backend, 'member-library', { action: 'read' }, own);
    expect(kept).toMatchObject({ favourites: [others], recent: [{ key: others }] });
    const rows = await backend.db.collection('prompt_values').where('user_id', '==', own.uid).get();
    expect(rows.docs.map((row) => row.get('prompt_id') as string)).toEqual([others]);
  });
});

describe('the limits', () => {
  async function fillUp(own: TestMember, count: number, fields: object = {}): Promise<void> {
    const row = { ...(await create(own)), user_id: own.uid, ...fields };
    const writer = backend.db.bulkWriter();
    for (let index = 1; index < count; index += 1) {
      const id = randomUUID();
      void writer.set(backend.db.doc(`own_prompts/${id}`), { ...row, id, title: `P ${index}` });
    }
    await writer.close();
  }
  const FULL = { status: 409, code: 'own-prompt-limit-reached' };

  test('hold for prompts that are written at the same time, and for imports', async () => {
    const own = await signUpAdmin(backend);
    await fillUp(own, MAX_OWN_PROMPTS - 2);
    const prompts = ['a', 'b', 'c'].map((title) => ({ ...OWN_TEXT, title }));
    expect(await refused(own, { prompts }, 'import-prompts')).toEqual(FULL);
    expect(await list(own)).toHaveLength(MAX_OWN_PROMPTS - 2);
    const attempts = Array.from({ length: 4 }, () => create(own));
    const answers = await Promise.allSettled(attempts);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await refused(own, { action: 'create', id: randomUUID(), prompt: OWN_TEXT })).toEqual(
      FULL,
    );
    const all = await list(own);
    expect(all).toHaveLength(MAX_OWN_PROMPTS);
    const { id, version } = all[0] as OwnPrompt;
    await act(own, { action: 'update', id, version, prompt: { ...OWN_TEXT, title: 'Still' } });
  });

  test('hold for all text together', async () => {
    const own = await signUpAdmin(backend);
    await fillUp(own, 2, { characters: MAX_OWN_CHARACTERS - 100 });
    const long = { ...OWN_TEXT, content: 'x'.repeat(100) };
    expect(await refused(own, { action: 'create', id: randomUUID(), prompt: long })).toEqual(FULL);
    const [small] = (await list(own)).filter(({ characters }) => characters < 100);
    const change = { action: 'update', id: small?.id, version: 1, prompt: long };
    expect(await refused(own, change)).toEqual(FULL);
  });

  test('let the largest prompt through, in any script', async () => {
    const content = '京'.repeat(MAX_OWN_CONTENT_LENGTH);
    const prompt = await create(member, { title: 'Large', content });
    expect(prompt.content).toBe(content);
    const tooLong = { title: 'Larger', content: `${content}x` };
    expect(await refused(member, { action: 'create', id: randomUUID(), prompt: tooLong })).toEqual({
      status: 400,
      code: 'invalid-input',
    });
  });
});

describe('another member', () => {
  test('neither sees nor changes them, by any call, and free members make none', async () => {
    const [owner, other, free] = [
      await signUpAdmin(backend),
      await signUpAdmin(backend),
      await signUp(backend),
    ];
    const { id } = await create(owner);
    const before = await storedDocuments(backend.db);
    const prompt = { ...OWN_TEXT, title: 'Taken' };
    const calls = [
      { action: 'create', id, prompt },
      { action: 'create', id, prompt: OWN_TEXT },
      { action: 'update', id, version: 1, prompt },
      { action: 'delete', id, version: 1 },
    ];
    for (const input of calls) {
      expect(await refused(other, input)).toEqual({ status: 404, code: 'own-prompt-not-found' });
      expect(await refused(free, input)).toEqual({ status: 403, code: 'premium-required' });
    }
    expect(await list(other)).toEqual([]);
    expect(await refused(free, { prompts: [OWN_TEXT] }, 'import-prompts')).toMatchObject({
      status: 403,
    });
    expect(await storedDocuments(backend.db)).toEqual(before);
    await call(backend, 'import-prompts', { prompts: [OWN_TEXT] }, other);
    expect(await list(owner)).toHaveLength(1);
  });
});
