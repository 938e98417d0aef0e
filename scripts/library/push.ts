import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { eventOf } from './event-documents.ts';
import type { LibraryContent } from './read-library.ts';

/** Firestore takes at most 500 writes in a batch (Firestore quotas and limits). */
const BATCH_SIZE = 500;

/** What leaves the files is archived, not lost; a category is only a name and simply stays. */
const COLLECTIONS = [
  { name: 'categories', archives: false },
  { name: 'prompts', archives: true },
  { name: 'lessons', archives: true },
  // Last, so that it never lists a prompt that is not there yet.
  { name: 'prompt_index', archives: false },
] as const satisfies readonly {
  name: Exclude<keyof LibraryContent, 'events'>;
  archives: boolean;
}[];

interface Write {
  path: string;
  data: Record<string, unknown>;
}

/** What has to be written so that Firestore equals the files. */
export interface PushPlan {
  added: Write[];
  changed: (Write & { fields: string[] })[];
  /** Paths of documents that no file holds any more. */
  archived: string[];
  /** How many documents are as they should be. */
  same: number;
}

/**
 * Compares the files with Firestore; writes nothing. Events are only added: operators change them, and
 * what they have changed or removed is not undone (product 30.2).
 */
export async function planPush(
  db: Firestore,
  library: LibraryContent,
  now = new Date(),
): Promise<PushPlan> {
  const plan: PushPlan = { added: [], changed: [], archived: [], same: 0 };
  for (const { name, archives } of COLLECTIONS) {
    const { docs } = await db.collection(name).get();
    const stored = new Map(docs.map((doc) => [doc.id, doc.data()]));
    for (const data of library[name]) {
      const path = `${name}/${data.id}`;
      const before = stored.get(data.id);
      stored.delete(data.id);
      if (before === undefined) plan.added.push({ path, data });
      else if (isDeepStrictEqual(before, data)) plan.same += 1;
      else plan.changed.push({ path, data, fields: differing(before, data) });
    }
    for (const [id, { status }] of archives ? stored : []) {
      if (status === 'archived') plan.same += 1;
      else plan.archived.push(`${name}/${id}`);
    }
  }
  for (const event of library.events) {
    const path = `events/${event.id}`;
    if ((await db.doc(path).get()).exists) plan.same += 1;
    else plan.added.push({ path, data: eventOf(event, now) });
  }
  return plan;
}

function differing(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

/** Writes a plan. It can be repeated: a second run has nothing left to do. */
export async function applyPush(db: Firestore, plan: PushPlan): Promise<void> {
  const writes: { path: string; data: Record<string, unknown>; merge: boolean }[] = [
    ...[...plan.added, ...plan.changed].map(({ path, data }) => ({ path, data, merge: false })),
    ...plan.archived.map((path) => ({ path, data: { status: 'archived' }, merge: true })),
  ];
  for (let start = 0; start < writes.length; start += BATCH_SIZE) {
    const batch = db.batch();
    for (const { path, data, merge } of writes.slice(start, start + BATCH_SIZE)) {
      batch.set(db.doc(path), data, { merge });
    }
    await batch.commit();
  }
}

/** A plan in lines: `+` added, `~` changed with its fields, `-` archived, then the sums. */
export function describePlan({ added, changed, archived, same }: PushPlan): string[] {
  return [
    ...added.map(({ path }) => `  + ${path}`),
    ...changed.map(({ path, fields }) => `  ~ ${path}  ${fields.join(', ')}`),
    ...archived.map((path) => `  - ${path}  archived`),
    `${added.length} added, ${changed.length} changed, ${archived.length} archived, ${same} as they are.`,
  ];
}
