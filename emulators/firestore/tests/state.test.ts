import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, isOfficial, type Connection } from './connection.ts';

const projectId = 'demo-state';
let directory: string;
let stateFile: string;
const open: Connection[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'firestore-state-'));
  stateFile = path.join(directory, 'nested', 'state.json');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
  await rm(directory, { recursive: true });
});

async function start(): Promise<Connection> {
  const connection = await connect({ stateFile, projectId });
  open.push(connection);
  return connection;
}

async function stop(connection: Connection): Promise<void> {
  open.splice(open.indexOf(connection), 1);
  await connection.close();
}

describe.runIf(!isOfficial)('saved state', () => {
  test('a restart finds every document as it was, with its times and all types', async () => {
    const first = await start();
    const fields = {
      null: null,
      numbers: [1, 1.5, NaN, -Infinity, -0],
      text: 'ü',
      bytes: Buffer.from([1, 2, 3]),
      time: new Timestamp(1, 2000),
      place: new GeoPoint(1.5, -2),
      map: { empty: {}, list: [] },
    };
    const reference = first.admin.doc('a/b');
    const { writeTime } = await first.admin.doc('a/b/c/d').set({ ...fields, reference });
    await stop(first);

    const second = await start();
    const snapshot = await second.admin.doc('a/b/c/d').get();
    expect(snapshot.data()).toEqual({ ...fields, reference: second.admin.doc('a/b') });
    expect(snapshot.updateTime?.isEqual(writeTime)).toBe(true);
    expect(
      (await second.admin.collectionGroup('c').where('numbers', 'array-contains', 1.5).get()).size,
    ).toBe(1);
  });

  test('what was deleted stays deleted, and no draft is left behind', async () => {
    const first = await start();
    await first.admin.doc('a/kept').set({ n: 1 });
    await first.admin.doc('a/gone').set({ n: 1 });
    await first.admin.doc('a/gone').delete();
    await stop(first);
    expect(await readdir(path.dirname(stateFile))).toEqual(['state.json']);

    const second = await start();
    expect((await second.admin.collection('a').get()).docs.map(({ id }) => id)).toEqual(['kept']);
  });

  test('a file of another version is refused and left alone', async () => {
    stateFile = path.join(directory, 'state.json');
    await writeFile(stateFile, '{"version":99}');
    await expect(start()).rejects.toThrow('another version');
    expect(await readFile(stateFile, 'utf8')).toBe('{"version":99}');
  });
});
