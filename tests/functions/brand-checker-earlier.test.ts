import { beforeAll, describe, expect, test } from 'vitest';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { EARLIER_SEARCH } from '#shared/limits.ts';
import type { TestMember } from '../helpers/api-server-client.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { storeManyTests } from '../helpers/brand-stats.ts';

const brand = useBrandBackend();
let member: TestMember;
let otherMember: TestMember;
beforeAll(async () => {
  member = await brand.premium();
  otherMember = await brand.premium();
});

const DAY = (day: number) => new Date(Date.UTC(2031, 0, day));

/** Asks on a day of its own; the answers by platform and sample. */
async function ask(id: string, day: number, prompt: string): Promise<PromptTest[]> {
  brand.backend.setNow(DAY(day));
  const input = { action: 'test-prompt-all', prompt, campaign_id: id, samples: 2 } as const;
  return (await brand.act(member, input)).results.map((each) => each.test);
}

const earlier = async (id: string | undefined) =>
  (await brand.act(member, { action: 'earlier-answer', id: id ?? '' })).test;

describe('the answer before', () => {
  test('is that of the call before with the same prompt, platform and sample', async () => {
    const { id } = await brand.campaign(member);
    const other = await brand.campaign(member);
    const first = await ask(id, 1, 'Who?');
    await ask(id, 2, 'Who else?');
    await ask(other.id, 3, 'Who?');
    const last = await ask(id, 4, 'Who?');
    for (const [index, { id: newest }] of last.entries()) {
      expect(await earlier(newest)).toEqual(first[index]);
    }
    expect(await earlier(first[0]?.id)).toBeNull();
  });

  test('is another sample where the call before had fewer', async () => {
    const { id } = await brand.campaign(member);
    brand.backend.setNow(DAY(5));
    const one = { prompt: 'Who?', campaign_id: id } as const;
    const { result } = await brand.act(member, {
      action: 'test-prompt',
      platform: 'claude',
      ...one,
    });
    const last = await ask(id, 6, 'Who?');
    const second = last.find((each) => each.platform === 'claude' && each.sample_index === 2);
    expect(await earlier(second?.id)).toEqual(result);
  });

  test('is searched for only so far', async () => {
    const { id } = await brand.campaign(member);
    const owner = { user_id: member.uid, campaign_id: id };
    const rows = await storeManyTests(brand.backend.db, owner, 3 * (EARLIER_SEARCH + 2));
    const [newest] = rows;
    await brand.backend.db.doc(`prompt_tests/${newest?.id}`).update({ prompt: 'Rare?' });
    const oldest = rows.findLast(({ platform }) => platform === newest?.platform);
    await brand.backend.db.doc(`prompt_tests/${oldest?.id}`).update({ prompt: 'Rare?' });
    expect(await earlier(newest?.id)).toBeNull();
  });

  test('of another member is like one that does not exist', async () => {
    const { id } = await brand.campaign(member);
    const [first] = await ask(id, 7, 'Who?');
    const answer = { status: 404, code: 'test-not-found' };
    for (const known of [first?.id, 'nothing', 'a/b']) {
      expect(await brand.refused(otherMember, { action: 'earlier-answer', id: known })).toEqual(
        answer,
      );
    }
  });
});

describe('the competitors of a campaign', () => {
  test('are counted with every test, by day, platform and name', async () => {
    const { id } = await brand.campaign(member, { competitors: ['Kiezwerk', 'Nordlicht'] });
    brand.backend.setNow(DAY(9));
    brand.models.script({
      kind: 'text',
      provider: 'anthropic',
      contains: 'Counted?',
      text: 'Kiezwerk, Nordlicht and Kiezwerk again.',
    });
    await brand.act(member, {
      action: 'test-prompt',
      platform: 'claude',
      prompt: 'Counted?',
      campaign_id: id,
    });
    const { competitor_stats } = await brand.act(member, {
      action: 'competitors',
      campaign_id: id,
    });
    expect(competitor_stats).toEqual({
      names: ['Kiezwerk', 'Nordlicht'],
      days: { '2031-01-09': { memory: { claude: [1, 1] } } },
    });
    const { campaigns } = await brand.act(member, { action: 'campaigns' });
    expect(campaigns.find((each) => each.id === id)).not.toHaveProperty('competitor_stats');
  });

  test('of another member are like those of a campaign that does not exist', async () => {
    const { id } = await brand.campaign(member);
    const answer = { status: 404, code: 'campaign-not-found' };
    for (const campaign_id of [id, 'nothing', 'a/b']) {
      expect(await brand.refused(otherMember, { action: 'competitors', campaign_id })).toEqual(
        answer,
      );
    }
    const refusal = await brand.refused(null, { action: 'competitors', campaign_id: id });
    expect(refusal.status).toBe(401);
  });
});
