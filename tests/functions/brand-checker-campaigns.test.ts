import { beforeAll, describe, expect, test } from 'vitest';
import type { BrandCheckerOutput, BrandCheckerRequest } from '#shared/api/brand-checker.ts';
import { NO_COMPETITOR_STATS } from '#shared/entities/competitor-stats.ts';
import { MAX_BRAND_CAMPAIGNS } from '#shared/limits.ts';
import { call, type TestMember } from '../helpers/api-server-client.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';

const brand = useBrandBackend();
let member: TestMember;
beforeAll(async () => {
  member = await brand.premium();
});

describe('campaigns', () => {
  test('are created active, with names split, trimmed and cleared of doubles', async () => {
    const { campaign } = await brand.act(member, {
      action: 'create-campaign',
      name: ' Launch ',
      brand_name: ' Müller ',
      industry: 'saas',
      brand_variants: 'Müller Milch,, MÜLLER MILCH , Mueller,\n ',
      competitors: ['Kiezwerk', 'kiezwerk'],
      own_domains: ['https://www.Example.com/shop', 'example.com', 'müller.de'],
    });
    expect(campaign).toMatchObject({
      name: 'Launch',
      brand_name: 'Müller',
      industry: 'saas',
      brand_variants: ['Müller Milch', 'Mueller'],
      competitors: ['Kiezwerk'],
      own_domains: ['example.com', 'xn--mller-kva.de'],
      status: 'active',
      created_at: campaign.updated_at,
    });
    expect(Object.keys(campaign)).not.toContain('user_id');
    const stored = await brand.backend.db.doc(`brand_campaigns/${campaign.id}`).get();
    expect(stored.data()).toEqual({
      ...campaign,
      user_id: member.uid,
      competitor_stats: NO_COMPETITOR_STATS,
      source_kinds: {},
    });
  });

  test('are created and changed under the other names of brand and variants, and with a text for a list', async () => {
    const post = async (input: object) => call(brand.backend, 'brand-checker', input, member);
    const words = { name: 'A', brand: 'Neu', variants: 'N E U, neu GmbH, n e u' };
    const created = (await post({
      action: 'create-campaign',
      ...words,
    })) as BrandCheckerOutput<'create-campaign'>;
    const expected = { brand_name: 'Neu', brand_variants: ['N E U', 'neu GmbH'] };
    expect(created.campaign).toMatchObject(expected);
    const { id } = created.campaign;
    const edited = { id, name: 'A', brand_name: 'Neu', industry: null, status: 'active' };
    const changed = (await post({
      action: 'update-campaign',
      ...edited,
      brand_variants: 'Neuland , ',
    })) as BrandCheckerOutput<'update-campaign'>;
    expect(changed.campaign).toMatchObject({ brand_variants: ['Neuland'] });
  });

  test('are listed newest first, each to its member only', async () => {
    const [other, own] = [await brand.premium(), await brand.premium()];
    await brand.campaign(other);
    brand.backend.setNow(new Date('2026-01-01T00:00:00Z'));
    const first = await brand.campaign(own, { name: 'First' });
    brand.backend.setNow(new Date('2026-01-02T00:00:00Z'));
    const second = await brand.campaign(own, { name: 'Second' });
    brand.backend.setNow(null);
    const { campaigns } = await brand.act(own, { action: 'campaigns' });
    expect(campaigns).toEqual([second, first]);
  });

  test('are changed; competitors and domains stay when they are not sent', async () => {
    const campaign = await brand.campaign(member, {
      competitors: ['Kiezwerk'],
      own_domains: ['example.com'],
    });
    const changes: Omit<BrandCheckerRequest<'update-campaign'>, 'action' | 'id'> = {
      name: 'New',
      brand_name: 'Neu',
      industry: 'retail',
      brand_variants: ['Neu GmbH', 'neu gmbh'],
      status: 'draft',
    };
    const changed = await brand.act(member, {
      action: 'update-campaign',
      id: campaign.id,
      ...changes,
    });
    expect(changed.campaign).toEqual({
      ...campaign,
      ...changes,
      brand_variants: ['Neu GmbH'],
      updated_at: changed.campaign.updated_at,
    });
    expect(changed.campaign.updated_at >= campaign.updated_at).toBe(true);
    const again = await brand.act(member, {
      action: 'update-campaign',
      id: campaign.id,
      ...changes,
      competitors: [],
      own_domains: [],
    });
    expect(again.campaign).toMatchObject({ competitors: [], own_domains: [] });
  });

  test('cannot have a domain that could not be read again', async () => {
    const own = await brand.premium();
    const fields = { name: 'A', brand_name: 'B', own_domains: [`${'a.'.repeat(150)}com`] };
    expect(await brand.refused(own, { action: 'create-campaign', ...fields })).toEqual({
      status: 400,
      code: 'invalid-input',
    });
    const rows = brand.backend.db.collection('brand_campaigns').where('user_id', '==', own.uid);
    expect((await rows.get()).size).toBe(0);
  });

  test('are deleted with their tests, and others stay', async () => {
    const own = await brand.premium();
    const [gone, kept] = [await brand.campaign(own), await brand.campaign(own)];
    for (const { id } of [gone, kept]) {
      await brand.act(own, { action: 'test-prompt-all', prompt: 'Who?', campaign_id: id });
    }
    expect(await brand.act(own, { action: 'delete-campaign', id: gone.id })).toEqual({
      action: 'delete-campaign',
      id: gone.id,
    });
    const { campaigns } = await brand.act(own, { action: 'campaigns' });
    expect(campaigns.map(({ id }) => id)).toEqual([kept.id]);
    const { tests } = await brand.act(own, { action: 'tests' });
    expect(new Set(tests.map(({ campaign_id }) => campaign_id))).toEqual(new Set([kept.id]));
    expect(await brand.refused(own, { action: 'delete-campaign', id: gone.id })).toEqual({
      status: 404,
      code: 'campaign-not-found',
    });
  });

  test('are limited in number, also when they are created at the same time', async () => {
    const own = await brand.premium();
    const writer = brand.backend.db.bulkWriter();
    const row = await brand.campaign(own);
    for (let index = 0; index < MAX_BRAND_CAMPAIGNS - 3; index += 1) {
      const id = `${own.uid}-${index}`;
      void writer.set(brand.backend.db.doc(`brand_campaigns/${id}`), {
        ...row,
        id,
        user_id: own.uid,
      });
    }
    await writer.close();
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => brand.campaign(own)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(
      await brand.refused(own, { action: 'create-campaign', name: 'A', brand_name: 'B' }),
    ).toEqual({
      status: 409,
      code: 'campaign-limit-reached',
    });
    const { campaigns } = await brand.act(own, { action: 'campaigns' });
    expect(campaigns).toHaveLength(MAX_BRAND_CAMPAIGNS);
  });
});
