/** Where Firebase Auth's `indexedDBLocalPersistence` keeps its user. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

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
 * The user that Firebase Auth keeps for an API key. Only ever reads: null whenever the record is not
 * as expected.
 */
export async function readAuthRecord(apiKey: string): Promise<StoredUser | null> {
  try {
    const database = await open();
    const row = await settled<{ value?: unknown } | undefined>(
      database.transaction(STORE).objectStore(STORE).get(`firebase:authUser:${apiKey}:[DEFAULT]`),
    );
    database.close();
    return isStoredUser(row?.value) ? row.value : null;
  } catch {
    return null;
  }
}

/** A user's ID token, as long as Firebase would use it too. */
export function freshTokenOf(user: StoredUser | null): string | null {
  const tokens = user?.stsTokenManager;
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
