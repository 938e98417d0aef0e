import { randomInt } from 'node:crypto';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { currentUse, nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';

/**
 * A limit of all callers together is kept in shards, each with its part of it: Firestore lets one
 * document be written about once a second, and all callers would wait for it.
 */
const SHARDS = 10;

/** What was taken of each shard, to be given back if need be. */
export interface ShardUse {
  path: string;
  window: number;
  count: number;
}

/** Uses that are planned in a transaction, to be written after its last read. */
export interface PlannedUses {
  uses: ShardUse[];
  write: () => void;
}

/**
 * Plans uses of a shared limit: of one shard by chance, and when that is full, of any that have
 * room. The limit is never exceeded, and refuses only when too little is left in all shards.
 *
 * @param key must not be a member's key; those have a colon
 * @returns null when there is no room for all of them
 */
export async function planSharedUses(
  transaction: Transaction,
  db: Firestore,
  key: string,
  limit: RateLimit,
  now: Date,
  uses = 1,
): Promise<PlannedUses | null> {
  const first = randomInt(SHARDS);
  const ref = shardRef(db, key, first);
  const snapshot = await transaction.get(ref);
  if (nextUse(snapshot, shardLimit(limit, first), now, uses) !== null) {
    return planned(transaction, [{ snapshot, count: uses }], limit, now);
  }
  const order = Array.from({ length: SHARDS }, (_, index) => (first + index) % SHARDS);
  const [...others] = await transaction.getAll(
    ...order.slice(1).map((shard) => shardRef(db, key, shard)),
  );
  const taken: { snapshot: DocumentSnapshot; count: number }[] = [];
  let missing = uses;
  [snapshot, ...others].forEach((each, index) => {
    const part = shardLimit(limit, order[index] ?? 0);
    const room = part.count - currentUse(each, part, now).count;
    const count = Math.min(Math.max(0, room), missing);
    missing -= count;
    if (count > 0) taken.push({ snapshot: each, count });
  });
  return missing > 0 ? null : planned(transaction, taken, limit, now);
}

/** What all shards together have used of the window that `now` is in. */
export async function sharedUse(
  db: Firestore,
  key: string,
  limit: RateLimit,
  now: Date,
): Promise<number> {
  const refs = Array.from({ length: SHARDS }, (_, shard) => shardRef(db, key, shard));
  const rows = await db.getAll(...refs);
  return rows.reduce((sum, row) => sum + currentUse(row, limit, now).count, 0);
}

/** Gives uses back whose window is not over, in a transaction that reads nothing afterwards. */
export async function giveSharedUsesBack(
  transaction: Transaction,
  db: Firestore,
  uses: readonly ShardUse[],
  count: number,
): Promise<() => void> {
  if (uses.length === 0) return () => undefined;
  const rows = await transaction.getAll(...uses.map(({ path }) => db.doc(path)));
  let left = count;
  return () => {
    uses.forEach((use, index) => {
      const row = rows[index];
      const back = Math.min(left, use.count);
      left -= back;
      if (row?.get('window') !== use.window || back === 0) return;
      transaction.update(row.ref, { count: Math.max(0, Number(row.get('count')) - back) });
    });
  };
}

function planned(
  transaction: Transaction,
  taken: readonly { snapshot: DocumentSnapshot; count: number }[],
  limit: RateLimit,
  now: Date,
): PlannedUses {
  const { windowMs } = limit;
  const rows = taken.map(({ snapshot, count }) => {
    // Room was found above; a part's own limit need not be known here any more.
    const next = nextUse(snapshot, { count: limit.count, windowMs }, now, count);
    if (next === null) throw new Error('More was taken than there is.');
    return { ref: snapshot.ref, next, count };
  });
  return {
    uses: rows.map(({ ref, next, count }) => ({ path: ref.path, window: next.window, count })),
    write: () => {
      for (const { ref, next } of rows) transaction.set(ref, next);
    },
  };
}

function shardRef(db: Firestore, key: string, shard: number): DocumentReference {
  return rateLimitRef(db, `${key}-${shard}`);
}

/** The shard's part; the first ones take what does not divide. */
function shardLimit({ count, windowMs }: RateLimit, shard: number): RateLimit {
  return { count: Math.floor(count / SHARDS) + (shard < count % SHARDS ? 1 : 0), windowMs };
}
