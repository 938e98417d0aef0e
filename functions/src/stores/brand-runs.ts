import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  storedBrandCampaignSchema,
  type StoredBrandCampaign,
} from '#shared/entities/brand-campaign.ts';
import { brandRunSchema, type BrandRun, type RunSlot } from '#shared/entities/brand-run.ts';
import { isSettled } from '#shared/rules/run-slots.ts';
import type { WaitingRun } from '#shared/rules/schedule-turns.ts';
import { campaignRef } from './brand-campaigns.ts';
import { database, readRow, readRows, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { newestFirst, readPage, type Page, type PageRequest } from './pages.ts';
import { allRuns, openRuns, runRef } from './run-rows.ts';

const waitingSchema = z.pick(brandRunSchema, {
  id: true,
  user_id: true,
  due_at: true,
  waiting_since: true,
  open_slots: true,
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

/** An open run with its campaign. */
export interface OpenRun {
  run: BrandRun;
  campaign: StoredBrandCampaign;
}

/**
 * Reads an open run with its campaign, does something with them and writes it, in one transaction.
 *
 * A run whose campaign, schedule or account was deleted is deleted too.
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
    if (!campaign || campaign.current_run?.id !== id || deleted?.exists) {
      transaction.delete(ref);
      return null;
    }
    return (await work(transaction, db, { run, campaign }))();
  }, TRANSACTION);
}

/** Writes a run's slots, and how far it has come to its campaign. */
export function writeSlots(
  transaction: Transaction,
  db: Firestore,
  { id, campaign_id }: Pick<BrandRun, 'id' | 'campaign_id'>,
  slots: readonly RunSlot[],
  more: { waiting_since?: string } = {},
): void {
  const open_slots = slots.filter(({ state }) => state === 'open').length;
  transaction.update(runRef(db, id), { slots, open_slots, ...more });
  transaction.update(campaignRef(db, campaign_id), {
    'current_run.settled': slots.filter(isSettled).length,
    'current_run.waits_for': null,
  });
}
