import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_BODY_BYTES, MAX_CURSOR_LENGTH } from '#shared/limits.ts';
import { storedDocuments } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { forged } from '../helpers/forged-cursor.ts';
import { settings } from '../helpers/scheduled-runs.ts';

const brand = useBrandBackend();
let member: TestMember;
beforeAll(async () => {
  member = await brand.premium();
});

/** One valid call of every action, on another member's campaign. */
function everyAction(id: string): Record<string, unknown>[] {
  const edited = { name: 'Taken', brand_name: 'Taken', industry: null, brand_variants: [] };
  return [
    { action: 'campaigns' },
    { action: 'create-campaign', name: 'A', brand_name: 'B' },
    { action: 'update-campaign', id, ...edited, status: 'paused' },
    { action: 'set-schedule', id, schedule: settings() },
    { action: 'set-schedule', id, schedule: null },
    { action: 'delete-campaign', id },
    { action: 'test-prompt', prompt: 'Who?', platform: 'claude', campaign_id: id },
    { action: 'test-prompt-all', prompt: 'Who?', campaign_id: id },
    { action: 'tests' },
    { action: 'tests', campaign_id: id },
    { action: 'answers' },
    { action: 'answers', campaign_id: id },
  ];
}

describe('another member’s campaign', () => {
  test('cannot be read, changed, tested or deleted, and looks like none', async () => {
    const owner = await brand.premium();
    const campaign = await brand.campaign(owner);
    await brand.act(owner, { action: 'test-prompt-all', prompt: 'Who?', campaign_id: campaign.id });
    const before = await storedDocuments(brand.backend.db);
    brand.models.reset();
    for (const id of [campaign.id, 'does-not-exist', '__x__', '../x', '.']) {
      const targeted = everyAction(id).filter((input) => Object.values(input).includes(id));
      expect(targeted).toHaveLength(8);
      for (const input of targeted) {
        expect(await brand.refused(member, input)).toEqual({
          status: 404,
          code: 'campaign-not-found',
        });
      }
    }
    expect(await storedDocuments(brand.backend.db)).toEqual(before);
    expect(brand.models.requests()).toEqual([]);
    const { tests } = await brand.act(await brand.premium(), { action: 'tests' });
    expect(tests).toEqual([]);
  });

  test('has answers that no other member can read', async () => {
    const owner = await brand.premium();
    const { id } = await brand.campaign(owner);
    const question = { prompt: 'Who?', platform: 'claude', campaign_id: id } as const;
    const { result } = await brand.act(owner, { action: 'test-prompt', ...question });
    const { test: own } = await brand.act(owner, { action: 'answer', id: result?.id ?? '' });
    expect(own).toEqual(result);
    for (const named of [result?.id ?? '', 'does-not-exist', '__x__', '../x']) {
      expect(await brand.refused(member, { action: 'answer', id: named })).toEqual({
        status: 404,
        code: 'test-not-found',
      });
    }
  });

  test('cannot be claimed by naming its owner', async () => {
    const owner = await brand.premium();
    expect(await brand.refused(member, { action: 'campaigns', userId: owner.uid })).toEqual({
      status: 403,
      code: 'forbidden',
    });
  });
});

describe('a caller who is not premium', () => {
  test('is refused every action and reaches neither store nor models', async () => {
    const { id } = await brand.campaign(member);
    const free = await signUp(brand.backend);
    await call(brand.backend, 'me', {}, free);
    const before = await storedDocuments(brand.backend.db);
    brand.models.reset();
    for (const input of [...everyAction(id), { action: 'nonsense' }]) {
      expect(await brand.refused(free, input)).toEqual({ status: 403, code: 'premium-required' });
      expect(await brand.refused(null, input)).toEqual({ status: 401, code: 'unauthenticated' });
    }
    expect(await storedDocuments(brand.backend.db)).toEqual(before);
    expect(brand.models.requests()).toEqual([]);
  });
});

const DAY = '2026-01-01T00:00:00.000Z';

describe('an input', () => {
  const prompt = { action: 'test-prompt', prompt: 'Who?', platform: 'gemini', campaign_id: 'x' };
  const created = { action: 'create-campaign', name: 'A', brand: 'B' };
  test.each<[string, object]>([
    ['without an action', {}],
    ['with an unknown action', { action: 'drop-everything' }],
    ['with an unknown field', { ...created, user_id: 'x' }],
    ['with an empty name', { ...created, name: '  ' }],
    ['with a brand of signs', { ...created, brand: '!!!' }],
    ['with a long brand', { ...created, brand: 'b'.repeat(101) }],
    ['with too many variants', { ...created, variants: 'abcdefghijklmnopqrstu'.split('').join() }],
    ['with a long variant', { ...created, variants: 'b'.repeat(101) }],
    ['with too many competitors', { ...created, competitors: Array(21).fill('x') }],
    ['with what is no domain', { ...created, own_domains: ['not a domain'] }],
    ['with a brand under two names', { ...created, brand_name: 'B' }],
    ['with variants under two names', { ...created, variants: 'C', brand_variants: ['C'] }],
    ['with a status of its own', { ...created, status: 'draft' }],
    ['with an unknown industry', { ...created, industry: 'crime' }],
    ['with an empty prompt', { ...prompt, prompt: ' \n ' }],
    ['with a long prompt', { ...prompt, prompt: 'p'.repeat(2_001) }],
    ['with an unknown platform', { ...prompt, platform: 'grok' }],
    ['with no samples', { ...prompt, samples: 0 }],
    ['with too many samples', { ...prompt, samples: 6 }],
    ['with half a sample', { ...prompt, samples: 1.5 }],
    ['with a cursor that is none', { action: 'tests', cursor: 'x' }],
    ['with an old cursor', { action: 'tests', cursor: '2026-01-01T00:00:00.000Z_x' }],
    [
      'with a cursor into other rows',
      { action: 'answers', cursor: forged('created_at', DAY, '../x') },
    ],
    ['with a cursor of another list', { action: 'tests', cursor: forged('email', DAY, 'x') }],
    ['with a cursor of another type', { action: 'tests', cursor: forged('created_at', 1, 'x') }],
    ['with a cursor of ids', { action: 'tests', cursor: forged('x') }],
    ['with a long cursor', { action: 'tests', cursor: 'x'.repeat(MAX_CURSOR_LENGTH + 1) }],
  ])('%s is refused', async (_, input) => {
    expect(await brand.refused(member, input)).toEqual({ status: 400, code: 'invalid-input' });
  });

  test('of more than 64 KB is refused', async () => {
    const input = { ...prompt, prompt: 'p'.repeat(MAX_BODY_BYTES) };
    expect(await brand.refused(member, input)).toEqual({ status: 413, code: 'payload-too-large' });
  });
});

describe('tests', () => {
  test('go with the account', async () => {
    const own = await brand.premium();
    const { id } = await brand.campaign(own);
    await brand.act(own, { action: 'test-prompt-all', prompt: 'Who?', campaign_id: id });
    await call(brand.backend, 'delete-account', {}, own);
    const left = Object.entries(await storedDocuments(brand.backend.db)).filter((entry) =>
      JSON.stringify(entry).includes(own.uid),
    );
    expect(left.map(([path]) => path)).toEqual([`deleted_accounts/${own.uid}`]);
  });

  test('and campaigns are not stored any more once the account’s deletion has begun', async () => {
    const own = await brand.premium();
    const { id } = await brand.campaign(own);
    await brand.backend.db.doc(`deleted_accounts/${own.uid}`).set({ deleted_at: 'now' });
    const before = await storedDocuments(brand.backend.db);
    brand.models.reset();
    const question = { prompt: 'Who?', campaign_id: id };
    for (const input of [
      { action: 'create-campaign', name: 'A', brand_name: 'B' },
      { action: 'test-prompt', platform: 'claude', ...question },
      { action: 'test-prompt-all', ...question },
    ]) {
      expect(await brand.refused(own, input)).toEqual({ status: 403, code: 'deletion-unfinished' });
    }
    expect(await storedDocuments(brand.backend.db)).toEqual(before);
    expect(brand.models.requests()).toEqual([]);
  });
});
