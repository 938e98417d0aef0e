import { storedBrandCampaignSchema } from '#shared/entities/brand-campaign.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import {
  lastMemory,
  newRun,
  nextDue,
  runId,
  scheduledSlots,
  type PlatformModels,
} from '#shared/rules/schedule-slots.ts';
import { campaignRef } from './brand-campaigns.ts';
import { database, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { runRef } from './run-rows.ts';

/** Ids of campaigns whose next run is due, longest due first. */
export async function listDueCampaigns(now: Date, limit: number): Promise<string[]> {
  const due = (await database())
    .collection('brand_campaigns')
    .where('schedule.next_run_at', '<=', now.toISOString())
    .orderBy('schedule.next_run_at');
  return (await due.select().limit(limit).get()).docs.map(({ id }) => id);
}

/**
 * Begins the run that is due of a campaign and names the next, in one transaction. A campaign that is
 * not active has none, one whose last run is still under way gets no second, and neither does one that
 * has nothing to ask this time.
 *
 * @param models the configured models, which decide whether memory is asked
 */
export async function openDueRun(
  campaignId: string,
  models: PlatformModels,
  now: Date,
): Promise<void> {
  const db = await database();
  await db.runTransaction(async (transaction) => {
    const ref = campaignRef(db, campaignId);
    const row = await transaction.get(ref);
    const campaign = readRow(storedBrandCampaignSchema, row);
    if (campaign === null) {
      // Unreadable, so it would be found again and again.
      if (row.exists) transaction.update(ref, { 'schedule.next_run_at': null });
      return;
    }
    const { user_id, schedule, current_run } = campaign;
    const due = schedule?.next_run_at ?? null;
    if (schedule === null || due === null || due > now.toISOString()) return;
    const id = runId(campaignId, due);
    const [deleted, known] = await transaction.getAll(deletedAccount(db, user_id), runRef(db, id));
    transaction.update(ref, { 'schedule.next_run_at': nextDue(campaignId, schedule, now) });
    // A schedule that was saved again by a clock that is behind names a time that has had its run.
    if (deleted?.exists || known?.exists) return;
    if (campaign.status !== 'active' || current_run !== null) return;
    const slots = scheduledSlots(schedule, due, models);
    if (slots.length === 0) return;
    const { prompts } = schedule;
    const owner = { id, kind: 'schedule', user_id, campaign_id: campaignId, prompts } as const;
    const run = newRun(owner, slots, due);
    transaction.create(runRef(db, id), { ...run, expires_at: expiryOf('brand_runs', now) });
    transaction.update(ref, {
      'schedule.last_memory': lastMemory(schedule, slots, due, models),
      current_run: { id, due_at: due, planned: slots.length, settled: 0, waits_for: null },
    });
  }, TRANSACTION);
}
