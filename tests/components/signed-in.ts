import { PUBLIC_FIREBASE_API_KEY } from './environment.ts';

export const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

const NOW = Math.floor(Date.now() / 1_000);

/** Claims of somebody premium; times in seconds. */
export const CLAIMS = { sub: 'mina', premium: true, iat: NOW, auth_time: NOW, exp: NOW + 3_600 };

/** Their ID token, without a signature: only the server would look at it. */
export const TOKEN = `e30.${btoa(JSON.stringify(CLAIMS))}.`;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

/** Keeps a user as Firebase Auth does, so that calls go out in their name. */
export async function keepUser(expirationTime = Date.now() + 3_600_000): Promise<void> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'fbase_key' });
  const database = await settled(request);
  const value = {
    uid: 'mina',
    email: 'mina@example.test',
    emailVerified: true,
    isAnonymous: false,
    stsTokenManager: { accessToken: TOKEN, refreshToken: 'refresh', expirationTime },
  };
  const row = { fbase_key: `firebase:authUser:${PUBLIC_FIREBASE_API_KEY}:[DEFAULT]`, value };
  await settled(database.transaction(STORE, 'readwrite').objectStore(STORE).put(row));
  database.close();
}

export async function forgetUser(): Promise<void> {
  await settled(indexedDB.deleteDatabase(DATABASE));
}
