import { rebuildStats } from '#scripts/brand-stats/rebuild.ts';
import { withStore } from './stack-store.ts';

/** Puts a campaign's tests so far some days back, and counts the numbers anew. */
export async function moveTestsBack(campaignId: string, days: number): Promise<void> {
  await withStore(async (db) => {
    const tests = db.collection('prompt_tests').where('campaign_id', '==', campaignId);
    for (const row of (await tests.get()).docs) {
      const created = new Date(String(row.get('created_at')));
      created.setUTCDate(created.getUTCDate() - days);
      await row.ref.update({ created_at: created.toISOString() });
    }
    await rebuildStats(db, true);
  });
}
