import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

const rowSchema = z.object({
  to: z.array(z.string()),
  message: z.object({ subject: z.string(), text: z.string() }),
});

const NEWEST = 50;

/** An e-mail that the functions have written into `mail` for sending. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
}

/** What the functions have written, newest first. */
export async function readOutgoingMail(db: Firestore): Promise<OutgoingMail[]> {
  const { docs } = await db.collection('mail').get();
  return docs
    .sort((a, b) => b.createTime.valueOf().localeCompare(a.createTime.valueOf()))
    .slice(0, NEWEST)
    .map((row) => rowSchema.parse(row.data()))
    .map(({ to, message }) => ({ to: to.join(', '), ...message }));
}
