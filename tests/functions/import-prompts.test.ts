import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { MAX_OWN_CHARACTERS, MAX_OWN_PROMPTS } from '#shared/own-prompt-limits.ts';
import { ownPromptFields } from '#shared/rules/own-prompts.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  refusal,
  request,
  signUpAdmin,
  type TestMember,
} from '../helpers/api-server-client.ts';
import { OWN_TEXT, ownPromptCalls } from '../helpers/own-prompt-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const { create, list, refused } = ownPromptCalls(() => backend);

describe('an import', () => {
  test('adds what is not there, in the order of the file, and the same again adds nothing', async () => {
    const own = await signUpAdmin(backend);
    await create(own);
    const prompts = [
      { ...OWN_TEXT, title: 'Z' },
      OWN_TEXT,
      { ...OWN_TEXT, title: 'A' },
      { ...OWN_TEXT, title: 'Z' },
    ];
    const { added, duplicates } = await call(backend, 'import-prompts', { prompts }, own);
    expect(added.map(({ title }) => title)).toEqual(['Z', 'A']);
    expect(duplicates).toBe(2);
    expect((await list(own)).map(({ title }) => title)).toEqual(['Z', 'A', 'Brief']);
    const again = await call(backend, 'import-prompts', { prompts }, own);
    expect(again).toEqual({ added: [], duplicates: 4 });
  });

  test('of as many prompts as a member can have fits into one call, and comes back the same', async () => {
    const [from, to] = [await signUpAdmin(backend), await signUpAdmin(backend)];
    const prompts = Array.from({ length: MAX_OWN_PROMPTS }, (_, index) => ({
      title: `${index}`.padStart(3, '0'),
      content: '京'.repeat(MAX_OWN_CHARACTERS / MAX_OWN_PROMPTS - 3),
    }));
    await call(backend, 'import-prompts', { prompts }, from);
    const exported = (await list(from)).map(ownPromptFields);
    expect(exported.map(({ title }) => title)).toEqual(prompts.map(({ title }) => title));
    await call(backend, 'import-prompts', { prompts: exported }, to);
    expect((await list(to)).map(ownPromptFields)).toEqual(exported);
  });

  test('is counted before it is parsed, and no other member pays for it', async () => {
    const own = await signUpAdmin(backend);
    // The ten minutes of the limit do not end meanwhile.
    backend.setNow(new Date());
    onTestFinished(() => backend.setNow(null));
    const send = (member: TestMember) =>
      request(backend, 'import-prompts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: member.cookie },
        body: '['.repeat(1_000),
      });
    for (let index = 0; index < 20; index += 1) {
      expect(await refusal(await send(own))).toEqual({ status: 400, code: 'invalid-json' });
    }
    expect(await refusal(await send(own))).toEqual({ status: 429, code: 'too-many-requests' });
    expect((await send(await signUpAdmin(backend))).status).toBe(400);
  });

  test('with one bad prompt stores none', async () => {
    const own = await signUpAdmin(backend);
    const prompts = [OWN_TEXT, { ...OWN_TEXT, content: '' }];
    expect(await refused(own, { prompts }, 'import-prompts')).toEqual({
      status: 400,
      code: 'invalid-input',
    });
    expect(await list(own)).toEqual([]);
  });
});
