import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import { brandRunSchema } from '#shared/entities/brand-run.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import {
  countedTestSchema,
  runAnswerSchema,
  storedPromptTestSchema,
  testSummarySchema,
  type PromptTest,
  type RunAnswer,
  type StoredPromptTest,
  type TestSummary,
  type UnlistedTest,
} from '#shared/entities/prompt-test.ts';
import { ANSWERS_PAGE_SIZE, MAX_TEST_SAMPLES, TESTS_PAGE_SIZE } from '#shared/limits.ts';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { facetsOf } from '#shared/rules/answer-facets.ts';
import { addCompetitors, removeCompetitors } from '#shared/rules/competitor-stats.ts';
import { addStats, statsOf, subtractStats } from '#shared/rules/campaign-stats.ts';
import { reservedBy } from '#shared/rules/run-slots.ts';
import { ApiError } from '../api-error.ts';
import { adviceRef } from './brand-advice.ts';
import { campaignRef, requireCampaignIn } from './brand-campaigns.ts';
import { planFigures, planFiguresEnd } from './brand-figures.ts';
import { planSearchesBack } from './brand-searches.ts';
import { database, isDocumentId, readRow, readRows, TRANSACTION } from './database.ts';
import { newestFirst, readPage, type Page } from './pages.ts';
import { runsOfCampaign } from './run-rows.ts';

export const PROMPT_TESTS = 'prompt_tests';

/** Tests, and runs, deleted in one transaction; Firestore takes 500 writes. */
const BATCH_SIZE = 300;
const RUNS_BATCH_SIZE = 100;

/** Most tests of one call. */
const CALL_SIZE = brandPlatformIds.length * MAX_TEST_SAMPLES;

/** Where a page begins, of which campaign it is, and of which figure of it. */
export interface PageOf {
  campaign_id?: string | undefined;
  cursor?: string | undefined;
  facet?: string | undefined;
  /** UTC days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The member's tests without their answers, newest first; answers are not read at all. */
export async function listSummaries(uid: string, page: PageOf): Promise<Page<TestSummary>> {
  const tests = (await testsOf(uid, page)).select(...Object.keys(testSummarySchema.shape));
  return readPage(testSummarySchema, callsInOnePiece(tests), {
    cursor: page.cursor,
    limit: TESTS_PAGE_SIZE,
  });
}

/** The campaign that the member tested last; null without a test. */
export async function findLastTested(uid: string): Promise<string | null> {
  const newest = (await testsOf(uid, {})).orderBy('created_at', 'desc').limit(1);
  const [test] = (await newest.select('campaign_id').get()).docs;
  return test === undefined ? null : String(test.get('campaign_id'));
}

/** The member's tests with everything, newest first. */
export async function listTests(uid: string, page: PageOf): Promise<Page<PromptTest>> {
  return readPage(storedPromptTestSchema, callsInOnePiece(await testsOf(uid, page)), {
    cursor: page.cursor,
    limit: ANSWERS_PAGE_SIZE,
  });
}

async function testsOf(uid: string, { campaign_id, facet, from, to }: PageOf): Promise<Query> {
  let tests: Query = (await database()).collection(PROMPT_TESTS).where('user_id', '==', uid);
  if (campaign_id !== undefined) tests = tests.where('campaign_id', '==', campaign_id);
  if (facet !== undefined) tests = tests.where('facets', 'array-contains', facet);
  if (from !== undefined) tests = tests.where('created_at', '>=', from);
  // Every instant of the day is less than its name with a letter behind.
  return to === undefined ? tests : tests.where('created_at', '<', `${to}U`);
}

/** Newest first; the tests of a call have one time. */
function callsInOnePiece(tests: Query) {
  return { ...newestFirst(tests, 'created_at'), together: CALL_SIZE };
}

/**
 * The member's test with this id.
 *
 * @throws ApiError `test-not-found`, also for another member's test
 */
export async function requireTest(uid: string, id: string): Promise<StoredPromptTest> {
  const ref = isDocumentId(id) ? (await database()).collection(PROMPT_TESTS).doc(id) : null;
  const found = ref && readRow(storedPromptTestSchema, await ref.get());
  if (found?.user_id !== uid) throw new ApiError('test-not-found', 'There is no such test.');
  return found;
}

/**
 * Stores the tests of one call, all or none, unless their campaign is gone by now, and counts them in
 * its numbers.
 *
 * @returns them, and the numbers after that
 * @throws ApiError `campaign-not-found`
 */
export async function saveTests(
  uid: string,
  campaignId: string,
  tests: readonly Omit<UnlistedTest, 'id'>[],
): Promise<{ rows: UnlistedTest[]; stats: CampaignStats }> {
  const db = await database();
  const rows = tests.map((test) => ({ ...test, id: db.collection(PROMPT_TESTS).doc().id }));
  const stats = await db.runTransaction(async (transaction) => {
    const campaign = await requireCampaignIn(transaction, db, uid, campaignId);
    return (await planTests(transaction, db, campaign, rows))();
  }, TRANSACTION);
  return { rows, stats };
}

/**
 * Plans tests of a campaign, in a transaction that has read the campaign and written nothing.
 *
 * @returns writes them, counts them in all numbers and returns the campaign's after that
 */
export async function planTests(
  transaction: Transaction,
  db: Firestore,
  campaign: StoredBrandCampaign,
  rows: readonly UnlistedTest[],
): Promise<() => CampaignStats> {
  if (rows.length === 0) return () => campaign.stats;
  const stats = addStats(campaign.stats, statsOf(rows));
  const competitor_stats = addCompetitors(campaign.competitor_stats, rows);
  const countFigures = await planFigures(transaction, db, campaign, rows);
  return () => {
    transaction.update(campaignRef(db, campaign.id), { stats, competitor_stats });
    countFigures(competitor_stats.names);
    for (const row of rows) {
      const facets = facetsOf(row, campaign);
      transaction.create(db.collection(PROMPT_TESTS).doc(row.id), { ...row, facets });
    }
    return stats;
  };
}

/** Tests by their ids, in their order; those that are gone are left out. */
export async function readTests(ids: readonly string[]): Promise<StoredPromptTest[]> {
  if (ids.length === 0) return [];
  const db = await database();
  const refs = ids.map((id) => db.collection(PROMPT_TESTS).doc(id));
  return readRows(storedPromptTestSchema, await db.getAll(...refs));
}

/** What a run's report reads of its tests; those that are gone are left out. */
export async function readRunAnswers(ids: readonly string[]): Promise<RunAnswer[]> {
  if (ids.length === 0) return [];
  const db = await database();
  const refs = ids.map((id) => db.collection(PROMPT_TESTS).doc(id));
  const fieldMask = Object.keys(runAnswerSchema.shape);
  return readRows(runAnswerSchema, await db.getAll(...refs, { fieldMask }));
}

const reservingSchema = z.pick(brandRunSchema, { kind: true, due_at: true, slots: true });

/**
 * Deletes a campaign with its tests and runs, and gives back the searches that its questions reserve and
 * have not asked (product 21.14). Its figures go first, and the campaign in the same
 * transaction as the last test, so that a deletion that broke off can be repeated, its numbers are right
 * at every moment and no test is stored meanwhile.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function deleteCampaignWithTests(uid: string, id: string): Promise<void> {
  const db = await database();
  const tests = db
    .collection(PROMPT_TESTS)
    .where('user_id', '==', uid)
    .where('campaign_id', '==', id)
    .select(...Object.keys(countedTestSchema.shape))
    .limit(BATCH_SIZE);
  const runs = runsOfCampaign(db, uid, id).limit(RUNS_BATCH_SIZE);
  const deleteSome = async (transaction: Transaction): Promise<boolean> => {
    const campaign = await requireCampaignIn(transaction, db, uid, id);
    const { stats, competitor_stats } = campaign;
    const { docs } = await transaction.get(tests);
    const { docs: runDocs } = await transaction.get(runs);
    const reserved = readRows(reservingSchema, runDocs).map(reservedBy);
    const giveBack = await planSearchesBack(transaction, db, uid, reserved);
    const deleteFigures = await planFiguresEnd(transaction, db, campaign);
    for (const { ref } of [...docs, ...runDocs]) transaction.delete(ref);
    giveBack();
    deleteFigures();
    const isLast = docs.length < BATCH_SIZE && runDocs.length < RUNS_BATCH_SIZE;
    const removed = readRows(countedTestSchema, docs);
    if (isLast) {
      transaction.delete(campaignRef(db, id));
      transaction.delete(adviceRef(db, id));
    } else {
      transaction.update(campaignRef(db, id), {
        stats: subtractStats(stats, statsOf(removed)),
        competitor_stats: removeCompetitors(competitor_stats, removed),
      });
    }
    return isLast;
  };
  for (let isDone = false; !isDone;) isDone = await db.runTransaction(deleteSome, TRANSACTION);
}
