import { randomInt } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { database } from './database.ts';
import { rateLimitRef } from './rate-limits.ts';

/** What the models cost in a month (UTC) over all members is added up in shards: many write at once. */
const SHARDS = 5;

/** A member's key has a colon, so no uid can be one of these. */
function shardRef(db: Firestore, month: string, shard: number) {
  return rateLimitRef(db, `model-spending-${month}-${shard}`);
}

/** Adds what answers cost, in millionths of a US dollar. It reads nothing, so it never waits for others. */
export async function addSpending(microUsd: number, now: Date): Promise<void> {
  if (microUsd <= 0) return;
  const { FieldValue } = await import('firebase-admin/firestore');
  const ref = shardRef(await database(), monthOf(now), randomInt(SHARDS));
  const expires_at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  await ref.set({ micro_usd: FieldValue.increment(microUsd), expires_at }, { merge: true });
}

/** What the models have cost in the month that `now` is in, in millionths of a US dollar. */
export async function readSpending(now: Date): Promise<number> {
  const db = await database();
  const refs = Array.from({ length: SHARDS }, (_, shard) => shardRef(db, monthOf(now), shard));
  const rows = await db.getAll(...refs);
  return rows.reduce((sum, row) => sum + Number(row.get('micro_usd') ?? 0), 0);
}

function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}
