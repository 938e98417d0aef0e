import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFirestore } from '../server.ts';
import { CODES, connect, isOfficial, type Connection } from './connection.ts';

let connection: Connection;

beforeAll(async () => {
  connection = await connect();
});
afterEach(() => setFaults({}));
afterAll(() => connection.close());

const setFaults = (plan: object) =>
  fetch(`http://${connection.address}/_local/faults`, {
    method: 'POST',
    body: JSON.stringify(plan),
  });

describe.runIf(!isOfficial)('faults', () => {
  test('the asked number of commits fails, writes nothing, then all is well', async () => {
    const reference = connection.admin.doc('faults/a');
    await setFaults({ failNextCommits: 2 });
    await expect(reference.set({ n: 1 })).rejects.toMatchObject({ code: CODES.DATA_LOSS });
    const failing = connection.admin.runTransaction(async (transaction) => {
      await transaction.get(reference);
      transaction.set(reference, { n: 2 });
    });
    await expect(failing).rejects.toMatchObject({ code: CODES.DATA_LOSS });
    expect((await reference.get()).exists).toBe(false);
    await reference.set({ n: 3 });
    expect((await reference.get()).data()).toEqual({ n: 3 });
  });

  test('an unavailable store fails reads and queries too, until it is back', async () => {
    await setFaults({ unavailable: true });
    const { admin } = connection;
    const lost = { code: CODES.DATA_LOSS };
    await expect(admin.doc('faults/b').get()).rejects.toMatchObject(lost);
    await expect(admin.collection('faults').get()).rejects.toMatchObject(lost);
    await expect(admin.collection('faults').count().get()).rejects.toMatchObject(lost);
    await setFaults({});
    expect((await admin.doc('faults/b').get()).exists).toBe(false);
  });

  test('an unknown status is refused', async () => {
    expect((await setFaults({ unavailable: true, status: 'NOPE' })).status).toBe(400);
  });
});

test.runIf(!isOfficial)(
  'reading the past, which nothing here needs, is refused clearly',
  async () => {
    const past = { readOnly: true, readTime: Timestamp.now() } as const;
    const { admin } = connection;
    const reading = admin.runTransaction((transaction) => transaction.get(admin.doc('a/b')), past);
    await expect(reading).rejects.toMatchObject({ code: CODES.UNIMPLEMENTED });
  },
);

describe.runIf(!isOfficial)('start', () => {
  const rulesOf = (condition: string) =>
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /p/{i} { allow read: if ${condition}; } } }`;

  test('changed rules apply without a restart, and broken ones deny', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'firestore-rules-'));
    const rulesFile = path.join(directory, 'firestore.rules');
    await writeFile(rulesFile, rulesOf('false'));
    const server = await startFirestore({ host: '127.0.0.1', port: 0, rulesFile });
    const documents = 'projects/demo-rules/databases/(default)/documents';
    const status = async () => {
      const url = `http://127.0.0.1:${String(server.port)}/v1/${documents}:batchGet`;
      const body = JSON.stringify({ documents: [`${documents}/p/x`] });
      return (await fetch(url, { method: 'POST', body })).status;
    };
    expect(await status()).toBe(403);
    await writeFile(rulesFile, rulesOf('true'));
    await expect.poll(status).toBe(200);
    const silenced = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(rulesFile, 'nonsense');
    await expect.poll(status).toBe(403);
    expect(silenced).toHaveBeenCalledWith(expect.stringContaining(rulesFile));
    silenced.mockRestore();
    await server.stop();
    await rm(directory, { recursive: true });
  });

  test('a taken port is an error, not a hang', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'firestore-rules-'));
    const rulesFile = path.join(directory, 'firestore.rules');
    await writeFile(rulesFile, rulesOf('false'));
    const port = Number(connection.address.split(':')[1]);
    await expect(startFirestore({ host: '127.0.0.1', port, rulesFile })).rejects.toThrow(
      'EADDRINUSE',
    );
    await rm(directory, { recursive: true });
  });
});

test('a reset empties one project and leaves the others alone', async () => {
  const other = 'projects/demo-other/databases/(default)/documents';
  const asOwner = (call: string, body: object) =>
    fetch(`http://${connection.address}/v1/${other}:${call}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
  await connection.admin.doc('reset/a').set({ n: 1 });
  await asOwner('commit', { writes: [{ update: { name: `${other}/reset/a`, fields: {} } }] });
  await connection.clear();
  expect((await connection.admin.collection('reset').get()).empty).toBe(true);
  const left = await asOwner('batchGet', { documents: [`${other}/reset/a`] });
  expect(await left.json()).toMatchObject([{ found: { name: `${other}/reset/a` } }]);
});
