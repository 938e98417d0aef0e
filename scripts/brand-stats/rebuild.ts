import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  storedBrandCampaignSchema,
  type StoredBrandCampaign,
} from '#shared/entities/brand-campaign.ts';
import type { BrandMonth } from '#shared/entities/brand-month.ts';
import { figureTestSchema, type FigureTest } from '#shared/entities/prompt-test.ts';
import { addToMatrix, emptyMatrix } from '#shared/rules/brand-matrix.ts';
import { addToMonth, emptyMonth, monthOf, oldestFirst } from '#shared/rules/brand-months.ts';
import { statsOf, testCount } from '#shared/rules/campaign-stats.ts';
import { competitorStatsOf } from '#shared/rules/competitor-stats.ts';
import { withDerived, writeDerived } from './derived-fields.ts';

export interface Rebuilt {
  campaign: string;
  /** The numbers were not those of its tests, or tests lacked what is derived from them. */
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

/** @returns null when the campaign was deleted meanwhile, or cannot be read */
async function rebuildCampaign(
  db: Firestore,
  ref: DocumentReference,
  apply: boolean,
): Promise<Rebuilt | null> {
  const own = (name: string) => db.collection(name).where('campaign_id', '==', ref.id);
  // Without the answers, which are most of the data.
  const fields = [...Object.keys(figureTestSchema.shape), 'facets', 'links', 'citations'];
  const tests = own('prompt_tests').select(...fields);
  const matrixRef = db.doc(`brand_matrix/${ref.id}`);
  const result = await db.runTransaction(async (transaction) => {
    const row = await transaction.get(ref);
    const campaign = storedBrandCampaignSchema.safeParse(row.data()).data;
    if (campaign === undefined) return null;
    const { docs } = await transaction.get(tests);
    const matrixRow = await transaction.get(matrixRef);
    const monthRows = (await transaction.get(own('brand_months'))).docs;
    const rows = docs.map((each) => ({ ref: each.ref, ...withDerived(each.data(), campaign) }));
    const counted = rows.flatMap(({ test }) => test ?? []).sort(oldestFirst);
    const known = campaign.competitor_stats;
    const stats = statsOf(counted);
    const competitor_stats = competitorStatsOf(counted, known.names);
    const matrix = addToMatrix(emptyMatrix(campaign), counted);
    const months = monthsOf(counted, campaign, competitor_stats.names);
    const isWrong =
      !isDeepStrictEqual(row.get('stats'), stats) ||
      !isDeepStrictEqual(row.get('competitor_stats'), competitor_stats) ||
      !isDeepStrictEqual(matrixRow.data() ?? emptyMatrix(campaign), matrix) ||
      !isDeepStrictEqual(byMonth(monthRows), months);
    if (isWrong && apply) {
      transaction.update(ref, { stats, competitor_stats });
      transaction.set(matrixRef, matrix);
      for (const month of monthRows) transaction.delete(month.ref);
      for (const [month, counts] of Object.entries(months)) {
        transaction.set(db.doc(`brand_months/${ref.id}_${month}`), counts);
      }
    }
    const changes = rows.filter(({ change }) => change !== null);
    return {
      changes,
      campaign: ref.id,
      isWrong: isWrong || changes.length > 0,
      tests: testCount(stats),
      unreadable: docs.length - counted.length,
    };
  });
  if (result === null) return null;
  const { changes, ...rebuilt } = result;
  if (apply) await writeDerived(db, changes);
  return rebuilt;
}

function monthsOf(
  tests: readonly FigureTest[],
  campaign: StoredBrandCampaign,
  names: readonly string[],
): Record<string, BrandMonth> {
  const months = [...Map.groupBy(tests, monthOf)].map(([month, own]) => {
    const counts = addToMonth(emptyMonth(campaign, month), own, { ...campaign, names });
    return [month, counts] as const;
  });
  return Object.fromEntries(months);
}

function byMonth(rows: readonly DocumentSnapshot[]): Record<string, unknown> {
  return Object.fromEntries(rows.map((row) => [String(row.get('month')), row.data()]));
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
