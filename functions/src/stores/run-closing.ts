import type { BrandRun } from '#shared/entities/brand-run.ts';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import { isSettled } from '#shared/rules/run-slots.ts';
import { campaignRef } from './brand-campaigns.ts';
import { changeOpenRun } from './brand-runs.ts';
import { planMailOnce, type KeyedMail } from './outgoing-mail.ts';
import { runRef } from './run-rows.ts';

/** What becomes of a campaign when its run is over, and the e-mail that tells of it. */
export interface Closing {
  changes: Pick<StoredBrandCampaign, 'schedule' | 'last_run'>;
  mails: readonly KeyedMail[];
}

/**
 * Closes a run of which nothing is left to ask, notes its outcome and queues its e-mail, in one
 * transaction: whoever closes it second finds it closed.
 *
 * @param conclude must do the same each time: a transaction can be repeated
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
      transaction.update(campaignRef(db, campaign.id), { ...changes, current_run: null });
      queue(now);
      return true;
    };
  });
  return closed ?? false;
}
