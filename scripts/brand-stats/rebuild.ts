import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  competitorStatsSchema,
  NO_COMPETITOR_STATS,
  type CompetitorStats,
} from '#shared/entities/competitor-stats.ts';
import { countedTestSchema, type CountedTest } from '#shared/entities/prompt-test.ts';
import { statsOf, testCount } from '#shared/rules/campaign-stats.ts';
import { competitorStatsOf } from '#shared/rules/competitor-stats.ts';

export interface Rebuilt {
  campaign: string;
  /** The numbers were not those of its tests. */
  isWrong: boolean;
  tests: number;
  /** Tests that do not fit their schema; they count nowhere. */
  unreadable: number;
}

/**
 * Counts the tests of every campaign anew, each campaign in a transaction, so that members can go on
 * testing meanwhile.
 *
 * @param apply whether wrong numbers are put right; else they are only named
 */
export async function rebuildStats(db: Firestore, apply: boolean): Promise<Rebuilt[]> {
  const campaigns = await db.collection('brand_campaigns').select().get();
  const rebuilt: Rebuilt[] = [];
  for (const { ref } of campaigns.docs) {
    const result = await rebuildCampaign(db, ref, apply);
    if (result !== null) rebuilt.push(result);
  }
  return rebuilt;
}

/** @returns null when the campaign was deleted meanwhile */
async function rebuildCampaign(
  db: Firestore,
  ref: DocumentReference,
  apply: boolean,
): Promise<Rebuilt | null> {
  const fields = Object.keys(countedTestSchema.shape);
  const tests = db
    .collection('prompt_tests')
    .where('campaign_id', '==', ref.id)
    .select(...fields);
  return db.runTransaction(async (transaction) => {
    const campaign = await transaction.get(ref);
    if (!campaign.exists) return null;
    const { docs } = await transaction.get(tests);
    const counted = docs.flatMap((row) => countedTestSchema.safeParse(row.data()).data ?? []);
    const stats = statsOf(counted);
    const known = storedCompetitors(campaign.get('competitor_stats'));
    const competitor_stats = competitorStatsOf(oldestFirst(counted), known.names);
    const isWrong =
      !isDeepStrictEqual(campaign.get('stats'), stats) ||
      !isDeepStrictEqual(known, competitor_stats);
    if (isWrong && apply) transaction.update(ref, { stats, competitor_stats });
    return {
      campaign: ref.id,
      isWrong,
      tests: testCount(stats),
      unreadable: docs.length - counted.length,
    };
  });
}

/** What cannot be read is counted anew. */
function storedCompetitors(stored: unknown): CompetitorStats {
  return competitorStatsSchema.safeParse(stored).data ?? NO_COMPETITOR_STATS;
}

/** The first names are the ones that are kept. */
function oldestFirst(tests: readonly CountedTest[]): CountedTest[] {
  return tests.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

/** A line for each campaign that needs one, and the sum. */
export function describeRebuilt(rebuilt: readonly Rebuilt[]): string[] {
  const wrong = rebuilt.filter(({ isWrong }) => isWrong);
  return [
    ...wrong.map(({ campaign, tests }) => `wrong: ${campaign} (${tests} tests)`),
    ...rebuilt
      .filter(({ unreadable }) => unreadable > 0)
      .map(({ campaign, unreadable }) => `not readable: ${unreadable} tests of ${campaign}`),
    `${rebuilt.length} campaigns, ${wrong.length} with wrong numbers.`,
  ];
}
