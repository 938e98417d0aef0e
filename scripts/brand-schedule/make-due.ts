import type { Firestore } from 'firebase-admin/firestore';

/**
 * Makes the next run of every schedule due; one that has stopped stays stopped.
 *
 * @param email only those of the member with this address
 * @returns how many
 */
export async function makeDue(db: Firestore, now: Date, email?: string): Promise<number> {
  const campaigns = db.collection('brand_campaigns').where('schedule.next_run_at', '>', '');
  const profiles = db.collection('user_profiles');
  const members =
    email === undefined ? null : (await profiles.where('email', '==', email).get()).docs;
  const own = members && new Set(members.map(({ id }) => id));
  const rows = (await campaigns.get()).docs.filter(
    (row) => own === null || own.has(String(row.get('user_id'))),
  );
  for (const { ref } of rows) await ref.update({ 'schedule.next_run_at': now.toISOString() });
  return rows.length;
}
