import { describe, expect, test } from 'vitest';
import { aiFindings } from '#src/i18n/en/ai-findings.ts';
import { MAX_TAKEN_FINDINGS } from '#shared/rules/advice-limits.ts';
import { searchAnswer } from '../helpers/advice.ts';
import { itemAbout, NOW, useAdvice } from '../helpers/advice-lists.ts';
import { call } from '../helpers/api-server-client.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';

const brand = useBrandBackend();
const mia = useAdvice(brand);

const FINDING = {
  action: 'take-finding',
  site: 'shop.example',
  finding: 'heading',
  case: 'none',
  locale: 'en',
} as const;

describe('the state of an item', () => {
  test('is kept, and a new list suggests no settled thing again', async () => {
    await mia.store(searchAnswer({ rivals: ['Kiezwerk'] }));
    const first = await mia.make();
    const question = itemAbout('question', first);
    await mia.set(question.id, 'dismissed');
    const site = itemAbout('site', first);
    await mia.set(site.id, 'done');
    const { items } = await mia.make();
    const states = items.map(({ id, state }) => [id, state]);
    expect(states.filter(([id]) => id === question.id)).toEqual([[question.id, 'dismissed']]);
    expect(states.filter(([id]) => id === site.id)).toEqual([[site.id, 'done']]);
  });

  test('that is done has its figure of the answers since then, and can be taken back', async () => {
    await mia.store(searchAnswer({ created_at: '2026-11-20T06:00:00.000Z' }));
    const { id } = itemAbout('question', await mia.make());
    expect(itemAbout('question', await mia.set(id, 'done'))).toMatchObject({
      state: 'done',
      done_at: NOW,
      after: { k: 0, n: 0 },
    });
    await mia.store(
      searchAnswer({ named: true, created_at: '2026-11-30T06:00:00.000Z' }),
      searchAnswer({ created_at: '2026-11-30T06:00:00.000Z' }),
      searchAnswer({ prompt: 'Another?', created_at: '2026-11-30T06:00:00.000Z' }),
    );
    expect(itemAbout('question', await mia.read())).toMatchObject({
      evidence: { before: { k: 0, n: 1 } },
      after: { k: 1, n: 2 },
    });
    expect(itemAbout('question', await mia.set(id, 'open'))).toMatchObject({
      state: 'open',
      done_at: null,
      after: null,
    });
  });

  test('of no item is refused', async () => {
    const change = { action: 'set-advice', campaign_id: mia.campaign.id, id: 'x', state: 'done' };
    expect(await brand.refused(mia.member, change)).toEqual({
      status: 404,
      code: 'advice-not-found',
    });
    await mia.store(searchAnswer());
    await mia.make();
    expect(await brand.refused(mia.member, change)).toEqual({
      status: 404,
      code: 'advice-not-found',
    });
  });
});

describe('a finding of the site check', () => {
  const finding = (site = 'shop.example') => ({ ...FINDING, campaign_id: mia.campaign.id, site });

  test('is taken into a list before any other, in our words, and stays beside a new list', async () => {
    const { items, made_at } = await brand.act(mia.member, finding());
    expect(made_at).toBeNull();
    expect(items).toEqual([
      expect.objectContaining({
        kind: 'own-page',
        title: `${aiFindings.heading.title} (shop.example)`,
        why: aiFindings.heading.cases.none.change,
        evidence: null,
        state: 'open',
        after: null,
      }),
    ]);
    await mia.store(searchAnswer());
    const made = await mia.make();
    expect(made.items.at(-1)).toEqual(items[0]);
    expect(made.items.length).toBeGreaterThan(1);
  });

  test('is there once, has no figure when it is done, and is opened by taking it again', async () => {
    const [item] = (await brand.act(mia.member, finding())).items;
    const done = await mia.set(item?.id ?? '', 'done');
    expect(done.items).toEqual([expect.objectContaining({ state: 'done', after: null })]);
    const { items } = await brand.act(mia.member, finding());
    expect(items).toEqual([expect.objectContaining({ state: 'open', done_at: null })]);
  });

  test('that asks for nothing, or is none, is refused, and so are too many', async () => {
    const refused = { status: 400, code: 'invalid-input' };
    for (const fields of [
      { case: 'one' },
      { case: 'constructor' },
      { finding: 'toString' },
      { site: '<b>shop</b>' },
    ]) {
      const input = { ...finding(), ...fields };
      expect(await brand.refused(mia.member, input)).toEqual(refused);
    }
    for (let number = 0; number < MAX_TAKEN_FINDINGS; number += 1) {
      await brand.act(mia.member, finding(`shop${number}.example`));
    }
    expect(await brand.refused(mia.member, finding())).toEqual({
      status: 409,
      code: 'advice-full',
    });
  });
});

test('the newest words about the brand are quoted for each aspect, measure and tone', async () => {
  const price = (quote: string) => ({ aspect: 'price', tone: 'negative', quote }) as const;
  const named = (fields: object) => searchAnswer({ named: true, ...fields });
  await mia.store(
    named({ created_at: '2026-11-01T06:00:00.000Z', aspects: [price('dear')] }),
    named({ created_at: '2026-11-02T06:00:00.000Z', aspects: [price('dearer')] }),
    named({ mode: 'memory', searches: null, sources: null, aspects: [price('a bit dear')] }),
    searchAnswer(),
  );
  const input = { action: 'aspect-quotes', campaign_id: mia.campaign.id } as const;
  const { quotes } = await brand.act(mia.member, input);
  expect(quotes).toHaveLength(2);
  expect(quotes).toContainEqual({ ...price('dearer'), mode: 'search' });
  expect(quotes).toContainEqual({ ...price('a bit dear'), mode: 'memory' });
  const tom = await brand.premium();
  expect(await brand.refused(tom, input)).toEqual({ status: 404, code: 'campaign-not-found' });
});

test('another member sees, makes and changes nothing of it', async () => {
  await mia.store(searchAnswer());
  const { items } = await mia.make();
  const tom = await brand.premium();
  const own = { campaign_id: mia.campaign.id };
  for (const input of [
    { action: 'advice', ...own },
    { action: 'make-advice', ...own, locale: 'en' },
    { action: 'set-advice', ...own, id: items[0]?.id, state: 'done' },
    { ...FINDING, ...own },
  ]) {
    expect(await brand.refused(tom, input)).toEqual({ status: 404, code: 'campaign-not-found' });
  }
});

test('the list is in the member’s data, and goes with its campaign', async () => {
  await mia.store(searchAnswer());
  await mia.make();
  const { rows } = await call(brand.backend, 'my-data', { collection: 'brand_advice' }, mia.member);
  expect(rows).toContainEqual(expect.objectContaining({ campaign_id: mia.campaign.id }));
  await brand.act(mia.member, { action: 'delete-campaign', id: mia.campaign.id });
  const row = await brand.backend.db.doc(`brand_advice/${mia.campaign.id}`).get();
  expect(row.exists).toBe(false);
});
