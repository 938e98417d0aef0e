import { PUBLIC_FIREBASE_API_KEY } from 'astro:env/client';

/** Where Firebase Auth's `indexedDBLocalPersistence` keeps its user. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY = `firebase:authUser:${PUBLIC_FIREBASE_API_KEY}:[DEFAULT]`;

/** Firebase renews a token this long before it expires, in milliseconds. */
const RENEWAL_MS = 30_000;

/** The part of Firebase's own record that is read here. */
export interface StoredUser {
  uid: string;
  email?: string;
  displayName?: string;
  emailVerified: boolean;
  stsTokenManager: { accessToken: string; expirationTime: number };
}

/**
 * The user that Firebase Auth will report once its server has confirmed them, which takes a round
 * trip or two; meanwhile the page can be drawn and its first call can be on its way, since the
 * server checks every token itself. Only ever reads: null whenever the record is not as expected,
 * and then everybody waits for Firebase.
 */
export async function readStoredUser(): Promise<StoredUser | null> {
  try {
    const database = await open();
    const row = await settled<{ value?: unknown } | undefined>(
      database.transaction(STORE).objectStore(STORE).get(KEY),
    );
    database.close();
    return isStoredUser(row?.value) ? row.value : null;
  } catch {
    return null;
  }
}

/** The user's ID token, as long as Firebase would use it too. */
export async function readStoredToken(): Promise<string | null> {
  const tokens = (await readStoredUser())?.stsTokenManager;
  return tokens && Date.now() < tokens.expirationTime - RENEWAL_MS ? tokens.accessToken : null;
}

/** Whether Firebase would still use an ID token. */
export function isFresh(token: string): boolean {
  return Date.now() < Number(claimsOf(token)['exp'] ?? 0) * 1_000 - RENEWAL_MS;
}

/** The claims inside an ID token, which only the server can trust. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >;
  } catch {
    return {};
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE);
  // Making the database is Firebase's part: a new one is given up.
  request.onupgradeneeded = () => request.transaction?.abort();
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

function isStoredUser(value: unknown): value is StoredUser {
  const user = value as Partial<StoredUser> | null | undefined;
  return (
    typeof user?.uid === 'string' &&
    typeof user.stsTokenManager?.accessToken === 'string' &&
    typeof user.stsTokenManager.expirationTime === 'number'
  );
}
