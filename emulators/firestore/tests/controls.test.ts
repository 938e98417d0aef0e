import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFirestore, type RunningFirestore } from '../server.ts';
import { CODES, connectTo, isOfficial, type Connection } from './connection.ts';

const ANYWHERE = { host: '127.0.0.1', port: 0 };
const LOST = { code: CODES.DATA_LOSS };

describe.skipIf(isOfficial)('our own controls', () => {
  let server: RunningFirestore;
  let connection: Connection;

  beforeAll(async () => {
    server = await startFirestore(ANYWHERE);
    connection = connectTo(server, 'demo-controls');
  });
  afterEach(() => {
    server.setFaults({});
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });

  test('the asked number of commits fails, writes nothing, then all is well', async () => {
    const reference = connection.admin.doc('faults/a');
    server.setFaults({ failNextCommits: 2 });
    await expect(reference.set({ n: 1 })).rejects.toMatchObject(LOST);
    const failing = connection.admin.runTransaction(async (transaction) => {
      await transaction.get(reference);
      transaction.set(reference, { n: 2 });
    });
    await expect(failing).rejects.toMatchObject(LOST);
    expect((await reference.get()).exists).toBe(false);
    await reference.set({ n: 3 });
    expect((await reference.get()).data()).toEqual({ n: 3 });
  });

  test('an unavailable store fails reads and queries too, until it is back', async () => {
    server.setFaults({ unavailable: true });
    const { admin } = connection;
    await expect(admin.doc('faults/b').get()).rejects.toMatchObject(LOST);
    await expect(admin.collection('faults').get()).rejects.toMatchObject(LOST);
    await expect(admin.collection('faults').count().get()).rejects.toMatchObject(LOST);
    server.setFaults({});
    expect((await admin.doc('faults/b').get()).exists).toBe(false);
  });

  test('reads of one collection fail while others are read', async () => {
    server.setFaults({ failReadsOf: ['faults'] });
    const { admin } = connection;
    await expect(admin.doc('faults/b').get()).rejects.toMatchObject(LOST);
    await expect(admin.collection('faults').where('n', '==', 1).get()).rejects.toMatchObject(LOST);
    await expect(admin.collection('faults').count().get()).rejects.toMatchObject(LOST);
    expect((await admin.collection('others').get()).empty).toBe(true);
    await admin.doc('faults/c').set({ n: 1 });
  });

  test('the usage is counted as Firestore bills it', async () => {
    const before = server.usage();
    const { admin } = connection;
    await admin.doc('usage/a').set({ n: 1 });
    await admin.doc('usage/b').set({ n: 2 });
    await admin.doc('usage/b').delete();
    await admin.collection('usage').get();
    const { reads, writes, deletes } = server.usage();
    expect([reads - before.reads, writes - before.writes, deletes - before.deletes]).toEqual([
      1, 2, 1,
    ]);
  });

  test('reading the past, which nothing here needs, is refused clearly', async () => {
    const past = { readOnly: true, readTime: Timestamp.now() } as const;
    const { admin } = connection;
    const reading = admin.runTransaction((transaction) => transaction.get(admin.doc('a/b')), past);
    await expect(reading).rejects.toMatchObject({ code: CODES.UNIMPLEMENTED });
  });

  test('each project is a database of its own', async () => {
    const other = connectTo(server, 'demo-other');
    await connection.admin.doc('reset/a').set({ n: 1 });
    await other.admin.doc('reset/a').set({ n: 2 });
    await connection.clear();
    expect((await connection.admin.doc('reset/a').get()).exists).toBe(false);
    expect((await other.admin.doc('reset/a').get()).get('n')).toBe(2);
    await other.close();
  });

  test('a taken port is an error, not a hang', async () => {
    await expect(startFirestore({ ...ANYWHERE, port: server.port })).rejects.toThrow('EADDRINUSE');
  });
});

test.skipIf(isOfficial)(
  'changed indexes apply without a restart, and in broken ones there is none',
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'firestore-indexes-'));
    const indexesFile = path.join(directory, 'firestore.indexes.json');
    const fields = [
      { fieldPath: 'owner', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'ASCENDING' },
    ];
    const defined = { indexes: [{ collectionGroup: 'notes', queryScope: 'COLLECTION', fields }] };
    await writeFile(indexesFile, '{"indexes":[]}');
    const server = await startFirestore({ ...ANYWHERE, indexesFile });
    const { admin, close } = connectTo(server, 'demo-indexes');
    const code = () =>
      admin
        .collection('notes')
        .where('owner', '==', 1)
        .orderBy('at')
        .get()
        .then(
          () => 'answered',
          (error: unknown) => (error as { code: number }).code,
        );
    expect(await code()).toBe(CODES.FAILED_PRECONDITION);
    await writeFile(indexesFile, JSON.stringify(defined));
    await expect.poll(code).toBe('answered');
    const silenced = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(indexesFile, 'nonsense');
    await expect.poll(code).toBe(CODES.FAILED_PRECONDITION);
    expect(silenced).toHaveBeenCalledWith(expect.stringContaining(indexesFile));
    silenced.mockRestore();
    await close();
    await server.stop();
    await rm(directory, { recursive: true });
  },
);
