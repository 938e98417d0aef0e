import { afterEach, expect, test } from 'vitest';
import { claimsOf } from '@/lib/session/auth-record';
import { readStoredToken, readStoredUser } from '@/lib/session/stored-user';
import { PUBLIC_FIREBASE_API_KEY } from './environment.ts';

const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const TOKEN = `e30.${btoa(JSON.stringify({ premium: true }))}.`;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

/** Keeps a user as Firebase Auth does. */
async function keep(expirationTime: number): Promise<void> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'fbase_key' });
  const database = await settled(request);
  const value = {
    uid: 'mina',
    email: 'mina@example.test',
    emailVerified: true,
    stsTokenManager: { accessToken: TOKEN, refreshToken: 'refresh', expirationTime },
  };
  const row = { fbase_key: `firebase:authUser:${PUBLIC_FIREBASE_API_KEY}:[DEFAULT]`, value };
  await settled(database.transaction(STORE, 'readwrite').objectStore(STORE).put(row));
  database.close();
}

afterEach(() => settled(indexedDB.deleteDatabase(DATABASE)));

test('the user that Firebase keeps is known at once, with their token and its claims', async () => {
  await keep(Date.now() + 3_600_000);
  expect(await readStoredUser()).toMatchObject({ uid: 'mina', email: 'mina@example.test' });
  expect(await readStoredToken()).toBe(TOKEN);
  expect(claimsOf(TOKEN)).toEqual({ premium: true });
});

test('a token that is about to expire is left to Firebase; the user stays known', async () => {
  await keep(Date.now() + 10_000);
  expect(await readStoredToken()).toBeNull();
  expect(await readStoredUser()).toMatchObject({ uid: 'mina' });
});

test('where nobody has signed in, nobody is known and no database is left behind', async () => {
  expect(await readStoredUser()).toBeNull();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE);
});
