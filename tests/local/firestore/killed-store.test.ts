import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startKillableStore } from '#local/firestore/killable.ts';
import type { Killable } from '#local/killable.ts';

/** Commits under way together, and how many are acknowledged before the store is killed. */
const TOGETHER = 8;
const ACKNOWLEDGED = 150;

let directory: string;
let stateFile: string;
let store: Killable;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'killed-store-'));
  stateFile = path.join(directory, 'state.json');
  store = await startKillableStore(0, stateFile);
});
afterEach(async () => {
  await store.kill();
  await rm(directory, { recursive: true });
});

const documents = () =>
  `http://127.0.0.1:${store.port}/v1/projects/demo-killed/databases/(default)/documents`;

async function ask(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** One commit of two documents, which belong together. */
function commitPair(id: number): Promise<unknown> {
  const name = (collection: string) =>
    `projects/demo-killed/databases/(default)/documents/${collection}/${id}`;
  const fields = { n: { integerValue: String(id) } };
  return ask(`${documents()}:commit`, {
    writes: ['left', 'right'].map((side) => ({ update: { name: name(side), fields } })),
  });
}

async function idsOf(collection: string): Promise<number[]> {
  const rows = (await ask(`${documents()}:runQuery`, {
    structuredQuery: { from: [{ collectionId: collection }] },
  })) as { document?: { name: string } }[];
  return rows.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []).map(Number);
}

/** Commits without a pause until the store is gone; returns what it has acknowledged. */
async function commitUntilKilled(): Promise<number[]> {
  const acknowledged: number[] = [];
  let next = 0;
  let isKilled = false;
  const worker = async () => {
    while (!isKilled) {
      const id = (next += 1);
      const answer = await commitPair(id).catch(() => null);
      if (answer !== null) acknowledged.push(id);
      if (acknowledged.length >= ACKNOWLEDGED && !isKilled) {
        isKilled = true;
        await store.kill();
      }
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return acknowledged;
}

/** Each start of a process takes seconds on a busy machine. */
const TEST_MS = 60_000;

describe('a store that is killed in the middle of its work', { timeout: TEST_MS }, () => {
  test('has everything that it acknowledged when it comes back, and no half of a commit', async () => {
    const acknowledged = await commitUntilKilled();
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);
    store = await startKillableStore(0, stateFile);
    const left = await idsOf('left');
    expect(left).toEqual(expect.arrayContaining(acknowledged));
    expect((await idsOf('right')).sort()).toEqual(left.sort());
  });

  test('comes back a second time, with deletions, and without a line that was cut off', async () => {
    await commitPair(1);
    await commitPair(2);
    await store.kill();
    store = await startKillableStore(0, stateFile);
    const name = 'projects/demo-killed/databases/(default)/documents/left/1';
    await ask(`${documents()}:commit`, { writes: [{ delete: name }] });
    await store.kill();
    await appendFile(`${stateFile}.journal`, '[{"put":{"name":"cut o');
    store = await startKillableStore(0, stateFile);
    expect(await idsOf('left')).toEqual([2]);
    expect((await idsOf('right')).sort()).toEqual([1, 2]);
    expect(await readdir(directory)).toEqual(['state.json', 'state.json.journal']);
  });
});
