import type { Firestore } from 'firebase-admin/firestore';
import {
  storedBrandCampaignSchema,
  type StoredBrandCampaign,
} from '#shared/entities/brand-campaign.ts';
import type { BrandMonth } from '#shared/entities/brand-month.ts';
import {
  storedPromptTestSchema,
  type PromptTest,
  type UnlistedTest,
} from '#shared/entities/prompt-test.ts';
import { facetsOf } from '#shared/rules/answer-facets.ts';
import { addToMatrix, emptyMatrix } from '#shared/rules/brand-matrix.ts';
import { addToMonth, emptyMonth, monthOf, oldestFirst } from '#shared/rules/brand-months.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { competitorStatsOf } from '#shared/rules/competitor-stats.ts';
import { promptTest } from './prompt-tests.ts';

/** All stored numbers of a campaign, and the same counted from its tests, at one moment. */
export async function countedTwice(db: Firestore, campaignId: string) {
  const own = (name: string) => db.collection(name).where('campaign_id', '==', campaignId);
  return db.runTransaction(
    async (transaction) => {
      const row = await transaction.get(db.doc(`brand_campaigns/${campaignId}`));
      const tests = await transaction.get(own('prompt_tests'));
      const matrix = await transaction.get(own('brand_matrix'));
      const months = await transaction.get(own('brand_months'));
      const rows = tests.docs
        .map((each) => storedPromptTestSchema.parse(each.data()))
        .sort(oldestFirst);
      const campaign = storedBrandCampaignSchema.safeParse(row.data()).data;
      const stored = campaign && {
        stats: campaign.stats,
        competitor_stats: campaign.competitor_stats,
        matrix: matrix.docs.map((each) => each.data()),
        months: Object.fromEntries(months.docs.map((each) => [each.get('month'), each.data()])),
      };
      return { stored, recount: recountOf(campaign, rows), tests: rows.length };
    },
    { readOnly: true },
  );
}

function recountOf(campaign: StoredBrandCampaign | undefined, rows: readonly UnlistedTest[]) {
  const competitor_stats = competitorStatsOf(rows, campaign?.competitor_stats.names);
  const counted = { ...NO_DOMAINS, ...campaign, names: competitor_stats.names };
  const months = [...Map.groupBy(rows, monthOf)].map(([month, own]) => [
    month,
    addToMonth(emptyMonth(counted, month), own, counted),
  ]);
  const matrix = rows.length === 0 ? [] : [addToMatrix(emptyMatrix(counted), rows)];
  return {
    stats: statsOf(rows),
    competitor_stats,
    matrix,
    months: Object.fromEntries(months) as Record<string, BrandMonth>,
  };
}

const NO_DOMAINS = { id: '', user_id: '', own_domains: [], competitor_domains: {} };

/**
 * Stores tests of a campaign as three platforms asked every day would, and its numbers with them.
 *
 * @returns them, newest first
 */
export async function storeManyTests(
  db: Firestore,
  owner: { user_id: string; campaign_id: string },
  count: number,
  fields: (index: number) => Partial<PromptTest> = () => ({}),
): Promise<UnlistedTest[]> {
  const platforms = ['chatgpt', 'claude', 'gemini'] as const;
  const rows = Array.from({ length: count }, (_, index): UnlistedTest => {
    const call = Math.floor(index / 3);
    return {
      ...promptTest({
        sentiment_score: index % 5 === 0 ? null : index % 101,
        competitor_mentions: [{ name: 'Kiezwerk', count: index % 3 }],
      }),
      ...owner,
      excerpt: 'Words of an answer around the name Anlauf, as long as they are. '.repeat(3),
      id: `${owner.campaign_id}-${String(index).padStart(5, '0')}`,
      platform: platforms[index % 3] ?? 'chatgpt',
      response: 'An answer of some length. '.repeat(100),
      batch_id: `${owner.campaign_id}-${call}`,
      created_at: new Date(Date.UTC(2025, 0, 1 + call)).toISOString(),
      ...fields(index),
    };
  });
  const campaignRow = await db.doc(`brand_campaigns/${owner.campaign_id}`).get();
  const campaign = storedBrandCampaignSchema.parse(campaignRow.data());
  const writer = db.bulkWriter();
  for (const row of rows) {
    void writer.set(db.doc(`prompt_tests/${row.id}`), { ...row, facets: facetsOf(row, campaign) });
  }
  const { stats, competitor_stats, matrix, months } = recountOf(campaign, rows);
  void writer.update(db.doc(`brand_campaigns/${campaign.id}`), { stats, competitor_stats });
  for (const each of matrix) void writer.set(db.doc(`brand_matrix/${campaign.id}`), each);
  for (const [month, counts] of Object.entries(months)) {
    void writer.set(db.doc(`brand_months/${campaign.id}_${month}`), counts);
  }
  await writer.close();
  return rows.reverse();
}
