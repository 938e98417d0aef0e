import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firebaseApp } from '../gateways/firebase-app.ts';
import { logWarning } from '../log.ts';

/** Firestore through the Admin SDK, loaded on first use (product 26.12). */
export async function database(): Promise<Firestore> {
  const { getFirestore } = await import('firebase-admin/firestore');
  return getFirestore(await firebaseApp());
}

/** Retries of a transaction under contention; a webhook burst meets on one document. */
export const TRANSACTION = { maxAttempts: 20 } as const;

/** Whether a caller's text can be a document id at all; Firestore throws on the others. */
export function isDocumentId(id: string): boolean {
  return /^[\w.-]{1,128}$/.test(id) && !/^(\.\.?|__.*__)$/.test(id);
}

/**
 * A stored row after its schema, or null when there is none. A row that does not fit is treated as
 * absent and logged by its path: one bad row must not take a whole list down.
 */
export function readRow<T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot): T | null {
  if (!snapshot.exists) return null;
  const parsed = schema.safeParse(snapshot.data());
  if (parsed.success) return parsed.data;
  logWarning('stored row does not fit its schema', {
    path: snapshot.ref.path,
    field: parsed.error.issues[0]?.path.join('.') ?? '',
  });
  return null;
}

/** The rows of a query that fit their schema. */
export function readRows<T>(schema: z.ZodMiniType<T>, snapshots: readonly DocumentSnapshot[]): T[] {
  return snapshots.map((snapshot) => readRow(schema, snapshot)).filter((row) => row !== null);
}

/** Values that one query can compare a field with. */
export const MAX_IN = 30;

/** The documents whose field has one of these values, by as many queries as it takes. */
export async function whereIn(
  rows: Query,
  field: string,
  values: readonly string[],
): Promise<DocumentSnapshot[]> {
  const all = [...new Set(values)];
  const parts = Array.from({ length: Math.ceil(all.length / MAX_IN) }, (_, index) =>
    all.slice(index * MAX_IN, (index + 1) * MAX_IN),
  );
  const found = await Promise.all(parts.map((part) => rows.where(field, 'in', part).get()));
  return found.flatMap(({ docs }) => docs);
}
