import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_BODY_BYTES, MAX_LISTED_TESTS } from '#shared/limits.ts';
import { storedDocuments } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';

const brand = useBrandBackend();
let member: TestMember;
beforeAll(async () => {
  member = await brand.premium();
});

/** One valid call of every action, on somebody's campaign. */
function everyAction(id: string): Record<string, unknown>[] {
  const edited = { name: 'Taken', brand_name: 'Taken', industry: null, brand_variants: [] };
  return [
    { action: 'campaigns' },
    { action: 'create-campaign', name: 'A', brand: 'B' },
    { action: 'update-campaign', id, ...edited, status: 'paused' },
    { action: 'delete-campaign', id },
    { action: 'test-prompt', prompt: 'Who?', platform: 'claude', campaign_id: id },
    { action: 'test-prompt-all', prompt: 'Who?', campaign_id: id },
    { action: 'tests' },
    { action: 'tests', campaign_id: id },
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
      expect(targeted).toHaveLength(5);
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

  test('cannot be claimed by naming its owner', async () => {
    const owner = await brand.premium();
    expect(await brand.refused(member, { action: 'campaigns', userId: owner.uid })).toEqual({
      status: 403,
      code: 'forbidden',
    });
  });
});

describe('whoever is not premium', () => {
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
    ['with an unknown industry', { ...created, industry: 'crime' }],
    ['with an empty prompt', { ...prompt, prompt: ' \n ' }],
    ['with a long prompt', { ...prompt, prompt: 'p'.repeat(2_001) }],
    ['with an unknown platform', { ...prompt, platform: 'grok' }],
    ['with no samples', { ...prompt, samples: 0 }],
    ['with too many samples', { ...prompt, samples: 6 }],
    ['with half a sample', { ...prompt, samples: 1.5 }],
  ])('%s is refused', async (_, input) => {
    expect(await brand.refused(member, input)).toEqual({ status: 400, code: 'invalid-input' });
  });

  test('of more than 64 KB is refused', async () => {
    const input = { ...prompt, prompt: 'p'.repeat(MAX_BODY_BYTES) };
    expect(await brand.refused(member, input)).toEqual({ status: 413, code: 'payload-too-large' });
  });
});

describe('tests', () => {
  test('are listed newest first, at most 200, of one campaign or of all', async () => {
    const own = await brand.premium();
    const [first, second] = [await brand.campaign(own), await brand.campaign(own)];
    const made = await brand.act(own, {
      action: 'test-prompt',
      prompt: 'Who?',
      platform: 'claude',
      campaign_id: first.id,
    });
    const writer = brand.backend.db.bulkWriter();
    for (let index = 0; index < MAX_LISTED_TESTS + 5; index += 1) {
      const id = `${own.uid}-${index}`;
      void writer.set(brand.backend.db.doc(`prompt_tests/${id}`), {
        ...made.result,
        id,
        user_id: own.uid,
        campaign_id: second.id,
        created_at: new Date(index * 60_000).toISOString(),
      });
    }
    await writer.close();
    const all = await brand.act(own, { action: 'tests' });
    expect(all.tests).toHaveLength(MAX_LISTED_TESTS);
    expect(all.tests[0]).toEqual(made.result);
    const times = all.tests.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
    const one = await brand.act(own, { action: 'tests', campaign_id: first.id });
    expect(one.tests).toEqual([made.result]);
    expect(one.quota).toEqual(all.quota);
  });

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
      { action: 'create-campaign', name: 'A', brand: 'B' },
      { action: 'test-prompt', platform: 'claude', ...question },
      { action: 'test-prompt-all', ...question },
    ]) {
      expect(await brand.refused(own, input)).toEqual({ status: 403, code: 'forbidden' });
    }
    expect(await storedDocuments(brand.backend.db)).toEqual(before);
    expect(brand.models.requests()).toEqual([]);
  });
});
