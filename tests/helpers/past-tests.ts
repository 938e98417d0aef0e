import process from 'node:process';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { rebuildStats } from '#local/brand-stats/rebuild.ts';
import { HOST, localPorts, PROJECT_ID } from '#local/environment.ts';

/** Puts a campaign's tests so far some days back, and counts the numbers anew. */
export async function moveTestsBack(campaignId: string, days: number): Promise<void> {
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${localPorts().firestore}`;
  // Without it the SDK looks for a Google machine's credentials on the network.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId: PROJECT_ID }, crypto.randomUUID());
  try {
    const db = getFirestore(app);
    const tests = db.collection('prompt_tests').where('campaign_id', '==', campaignId);
    for (const row of (await tests.get()).docs) {
      const created = new Date(String(row.get('created_at')));
      created.setUTCDate(created.getUTCDate() - days);
      await row.ref.update({ created_at: created.toISOString() });
    }
    await rebuildStats(db, true);
  } finally {
    await deleteApp(app);
  }
}
