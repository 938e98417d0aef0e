import type { BrandRun } from '#shared/entities/brand-run.ts';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import { isSettled } from '#shared/rules/run-slots.ts';
import { campaignRef } from './brand-campaigns.ts';
import { changeOpenRun } from './brand-runs.ts';
import { planMailOnce, type KeyedMail } from './outgoing-mail.ts';
import { runRef } from './run-rows.ts';

/** Changes of the campaign when a run of its schedule is over, and the e-mails about it. */
export interface Closing {
  /** Null for a question. */
  changes: Pick<StoredBrandCampaign, 'schedule' | 'last_run'> | null;
  mails: readonly KeyedMail[];
}

/**
 * Closes a run that has nothing left to ask, stores its outcome and queues its e-mail, in one
 * transaction: a second call changes nothing.
 *
 * @param conclude has no side effects: the transaction can be retried
 * @returns whether it was closed now
 */
export async function closeRun(
  id: string,
  conclude: (run: BrandRun, campaign: StoredBrandCampaign) => Closing,
  now: Date,
): Promise<boolean> {
  const closed = await changeOpenRun(id, async (transaction, db, { run, campaign }) => {
    if (!run.slots.every(isSettled)) return () => false;
    const { changes, mails } = conclude(run, campaign);
    const queue = await planMailOnce(transaction, db, mails);
    return () => {
      transaction.update(runRef(db, id), { state: 'closed' });
      if (changes !== null) {
        transaction.update(campaignRef(db, campaign.id), { ...changes, current_run: null });
      }
      queue(now);
      return true;
    };
  });
  return closed ?? false;
}
