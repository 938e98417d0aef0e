import { beforeAll, describe, expect, test } from 'vitest';
import { rebuildStats } from '#scripts/brand-stats/rebuild.ts';
import { GAP_DOMAINS } from '#scripts/seed/weekly-answers.ts';
import { seedWeeklyCampaign, weeklyCampaign } from '#scripts/seed/weekly-campaign.ts';
import type { TestMember } from '../helpers/api-server-client.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';

const brand = useBrandBackend();
let member: TestMember;
beforeAll(async () => {
  member = await brand.premium();
  const { db, now } = { db: brand.backend.db, now: new Date('2026-11-24T12:00:00.000Z') };
  await seedWeeklyCampaign(db, member.uid, now);
  await seedWeeklyCampaign(db, member.uid, now);
});

const campaign_id = weeklyCampaign('en');

describe('the seeded campaign', () => {
  test('has four weekly runs in both measures, and its brand’s question apart', async () => {
    const { runs, modes, branded } = await brand.act(member, { action: 'overview', campaign_id });
    expect(runs.map(({ at }) => at)).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
    const own = (mode: 'memory' | 'search') => runs.map((run) => run.modes[mode]?.names[0]?.k);
    expect(own('memory')).toEqual([5, 4, 5, 5]);
    expect(own('search')).toEqual([8, 11, 15, 20]);
    expect([modes.memory.n, modes.search.n]).toEqual([96, 128]);
    expect(modes.memory.names.map(({ k }) => k)).toEqual([19, 68, 44, 8]);
    expect([branded.memory.n, branded.search.n]).toEqual([12, 16]);
    expect(modes.search.unsearched).toBeGreaterThan(0);
    expect(modes.search.tone.critical).toBeGreaterThan(0);
  });

  test('has two domains that always cite competitors, at the head of its sources', async () => {
    const { domains, gap } = await brand.act(member, { action: 'sources', campaign_id });
    expect(new Set(domains.slice(0, 2).map(({ domain }) => domain))).toEqual(new Set(GAP_DOMAINS));
    for (const each of domains.slice(0, 2)) {
      expect(each).toMatchObject({ has_gap: true, named: 0, nobody: 0, gap: each.cited });
    }
    expect(domains.slice(2).some(({ has_gap }) => has_gap)).toBe(false);
    expect(gap).toBeGreaterThan(0);
  });

  test('has the numbers of its answers', async () => {
    const rebuilt = await rebuildStats(brand.backend.db, false);
    expect(rebuilt.find(({ campaign }) => campaign === campaign_id)).toMatchObject({
      isWrong: false,
      tests: 252,
      unreadable: 0,
    });
  });
});
