import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { storedBrandCampaignSchema } from '#shared/entities/brand-campaign.ts';
import type { StoredPromptTest, UnlistedTest } from '#shared/entities/prompt-test.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { competitorStatsOf } from '#shared/rules/competitor-stats.ts';
import { promptTest } from './prompt-tests.ts';

const storedNumbers = z.pick(storedBrandCampaignSchema, { stats: true, competitor_stats: true });

/** A campaign's stored statistics, and the same counted from its tests, at one moment. */
export async function countedTwice(db: Firestore, campaignId: string) {
  const campaignRef = db.doc(`brand_campaigns/${campaignId}`);
  const own = db.collection('prompt_tests').where('campaign_id', '==', campaignId);
  return db.runTransaction(
    async (transaction) => {
      const campaign = await transaction.get(campaignRef);
      const tests = await transaction.get(own);
      const rows = tests.docs.map((row) => row.data() as StoredPromptTest);
      const stored = storedNumbers.safeParse(campaign.data()).data;
      const names = stored?.competitor_stats.names ?? [];
      const recount = { stats: statsOf(rows), competitor_stats: competitorStatsOf(rows, names) };
      return { stored, recount, tests: rows.length };
    },
    { readOnly: true },
  );
}

/**
 * Stores tests of a campaign as three platforms asked every day would, and its numbers with them.
 *
 * @returns them, newest first
 */
export async function storeManyTests(
  db: Firestore,
  owner: { user_id: string; campaign_id: string },
  count: number,
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
    };
  });
  const writer = db.bulkWriter();
  for (const row of rows) void writer.set(db.doc(`prompt_tests/${row.id}`), row);
  void writer.update(db.doc(`brand_campaigns/${owner.campaign_id}`), {
    stats: statsOf(rows),
    competitor_stats: competitorStatsOf(rows),
  });
  await writer.close();
  return rows.reverse();
}
