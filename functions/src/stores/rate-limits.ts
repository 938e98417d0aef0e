import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** At most `count` calls in each window of `windowMs` milliseconds. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

/** `rate_limits/{key}` */
export function rateLimitRef(db: Firestore, key: string): DocumentReference {
  return db.collection('rate_limits').doc(key);
}

/** The window that `now` is in, and how much of it is used. */
export function currentUse(
  snapshot: DocumentSnapshot | undefined,
  { windowMs }: Pick<RateLimit, 'windowMs'>,
  now: Date,
): { window: number; count: number } {
  const window = Math.floor(now.getTime() / windowMs);
  return { window, count: snapshot?.get('window') === window ? Number(snapshot.get('count')) : 0 };
}

/**
 * The row after more uses, or null when the window has no room for all of them. To be read and
 * written in the transaction of what it limits. `expires_at` is for Firestore's time-to-live policy.
 */
export function nextUse(
  snapshot: DocumentSnapshot | undefined,
  limit: RateLimit,
  now: Date,
  uses = 1,
): { window: number; count: number; expires_at: Date } | null {
  const { window, count } = currentUse(snapshot, limit, now);
  if (count + uses > limit.count) return null;
  return {
    window,
    count: count + uses,
    expires_at: new Date((window + 1) * limit.windowMs),
  };
}
