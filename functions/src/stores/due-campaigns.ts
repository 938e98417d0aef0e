import { storedBrandCampaignSchema } from '#shared/entities/brand-campaign.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { newRun, nextDue } from '#shared/rules/schedule-slots.ts';
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
 * not active has none, and one whose last run is still under way gets no second.
 */
export async function openDueRun(campaignId: string, now: Date): Promise<void> {
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
    const run = newRun({ user_id, campaign_id: campaignId }, schedule, due);
    const [deleted, known] = await transaction.getAll(
      deletedAccount(db, user_id),
      runRef(db, run.id),
    );
    transaction.update(ref, { 'schedule.next_run_at': nextDue(schedule, now) });
    // A schedule that was saved again by a clock that is behind names a time that has had its run.
    if (deleted?.exists || known?.exists) return;
    if (campaign.status !== 'active' || current_run !== null) return;
    transaction.create(runRef(db, run.id), { ...run, expires_at: expiryOf('brand_runs', now) });
    transaction.update(ref, {
      current_run: {
        id: run.id,
        due_at: due,
        planned: run.slots.length,
        settled: 0,
        waits_for: null,
      },
    });
  }, TRANSACTION);
}
