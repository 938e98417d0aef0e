import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  storedBrandCampaignSchema,
  type StoredBrandCampaign,
} from '#shared/entities/brand-campaign.ts';
import { brandRunSchema, type BrandRun, type RunSlot } from '#shared/entities/brand-run.ts';
import { isSettled, openCounts, reservedBy, searchesBack } from '#shared/rules/run-slots.ts';
import type { WaitingRun } from '#shared/rules/schedule-turns.ts';
import { ApiError } from '../api-error.ts';
import { campaignRef } from './brand-campaigns.ts';
import { planSearchesBack } from './brand-searches.ts';
import { database, isDocumentId, readRow, readRows, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { newestFirst, readPage, type Page, type PageRequest } from './pages.ts';
import { allRuns, openRuns, runRef } from './run-rows.ts';

const waitingSchema = z.pick(brandRunSchema, {
  id: true,
  kind: true,
  user_id: true,
  due_at: true,
  waiting_since: true,
  open_slots: true,
  open_searches: true,
}) satisfies z.ZodMiniType<WaitingRun>;

export type ListedRun = z.infer<typeof waitingSchema>;

/** Open runs without their questions, those that wait longest first. */
export async function listWaitingRuns(limit: number): Promise<ListedRun[]> {
  const fields = Object.keys(waitingSchema.shape);
  const rows = await openRuns(await database())
    .select(...fields)
    .limit(limit)
    .get();
  return readRows(waitingSchema, rows.docs);
}

const overviewSchema = z.omit(brandRunSchema, { prompts: true });

/** All members' runs without their questions, the latest due first. */
export async function listRuns(page: PageRequest): Promise<Page<z.infer<typeof overviewSchema>>> {
  const runs = allRuns(await database()).select(...Object.keys(overviewSchema.shape));
  return readPage(overviewSchema, newestFirst(runs, 'due_at'), page);
}

export async function findRun(id: string): Promise<BrandRun | null> {
  return readRow(brandRunSchema, await runRef(await database(), id).get());
}

/** The member's newest question that is being asked and was asked after a time. */
export async function findOpenQuestion(uid: string, after: Date): Promise<BrandRun | null> {
  const open = allRuns(await database())
    .where('user_id', '==', uid)
    .where('kind', '==', 'question')
    .where('state', '==', 'open');
  const rows = readRows(brandRunSchema, (await open.get()).docs);
  const [newest] = rows.sort((a, b) => b.due_at.localeCompare(a.due_at));
  return newest !== undefined && newest.due_at > after.toISOString() ? newest : null;
}

/** An open run with its campaign. */
export interface OpenRun {
  run: BrandRun;
  campaign: StoredBrandCampaign;
}

/**
 * Reads an open run with its campaign, does something with them and writes it, in one transaction.
 *
 * A run whose campaign, schedule or account was deleted is deleted too, and gives back what it reserves; a
 * question needs no schedule.
 *
 * @param work reads what else it needs, and returns what writes
 * @returns what the work wrote; null when there is no such open run (any more)
 */
export async function changeOpenRun<T>(
  id: string,
  work: (transaction: Transaction, db: Firestore, open: OpenRun) => (() => T) | Promise<() => T>,
): Promise<T | null> {
  const db = await database();
  return db.runTransaction(async (transaction) => {
    const ref = runRef(db, id);
    const run = readRow(brandRunSchema, await transaction.get(ref));
    if (run?.state !== 'open') return null;
    const [campaignRow, deleted] = await transaction.getAll(
      campaignRef(db, run.campaign_id),
      deletedAccount(db, run.user_id),
    );
    const campaign = campaignRow && readRow(storedBrandCampaignSchema, campaignRow);
    const isWanted = run.kind === 'question' || campaign?.current_run?.id === id;
    if (!campaign || !isWanted || deleted?.exists) {
      const giveBack = await planSearchesBack(transaction, db, run.user_id, [reservedBy(run)]);
      transaction.delete(ref);
      giveBack();
      return null;
    }
    return (await work(transaction, db, { run, campaign }))();
  }, TRANSACTION);
}

/**
 * Plans to write a run's slots, how far it has come to the campaign whose schedule it is of, and the
 * searches that are given back with it; in a transaction that reads nothing afterwards.
 *
 * @param used searches that the slots took which settle now
 */
export async function planSlots(
  transaction: Transaction,
  db: Firestore,
  run: BrandRun,
  slots: readonly RunSlot[],
  used = 0,
): Promise<(more?: { waiting_since: string }) => void> {
  const { id, kind, user_id, campaign_id } = run;
  const back = searchesBack(kind, run.slots, slots, used);
  // Of a run by schedule, only one claim is finished in a change.
  const finished = run.slots.find((slot, index) => {
    const after = slots[index];
    return slot.state === 'claimed' && after !== slot && after?.state !== 'interrupted';
  });
  const countedAt = new Date((kind === 'question' ? null : finished?.claimed_at) ?? run.due_at);
  const giveBack = await planSearchesBack(transaction, db, user_id, [
    { searches: back, countedAt },
  ]);
  return (more) => {
    giveBack();
    transaction.update(runRef(db, id), { slots, ...openCounts(slots), ...more });
    if (kind === 'question') return;
    transaction.update(campaignRef(db, campaign_id), {
      'current_run.settled': slots.filter(isSettled).length,
      'current_run.waits_for': null,
    });
  };
}

/**
 * One of the member's runs.
 *
 * @throws ApiError `run-not-found`, also for another member's run
 */
export async function requireRun(uid: string, id: string): Promise<BrandRun> {
  const run = isDocumentId(id) ? await findRun(id) : null;
  if (run?.user_id !== uid) throw new ApiError('run-not-found', 'There is no such run.');
  return run;
}
