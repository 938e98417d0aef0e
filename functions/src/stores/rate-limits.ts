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

/**
 * The row after one more call, or null when the window is full. To be read and written in the
 * transaction of what it limits. `expires_at` is for Firestore's time-to-live policy.
 */
export function nextUse(
  snapshot: DocumentSnapshot | undefined,
  limit: RateLimit,
  now: Date,
): { window: number; count: number; expires_at: Date } | null {
  const window = Math.floor(now.getTime() / limit.windowMs);
  const stored = snapshot?.get('window') === window ? Number(snapshot.get('count')) : 0;
  if (stored >= limit.count) return null;
  return { window, count: stored + 1, expires_at: new Date((window + 1) * limit.windowMs) };
}
