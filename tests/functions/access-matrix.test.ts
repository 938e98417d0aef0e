import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, type EndpointContract, type EndpointName } from '#shared/api/contract.ts';
import type { ApiErrorCode } from '#shared/api/errors.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  expired,
  ofAnotherProject,
  refusal,
  request,
  signedInAt,
  signUp,
  signUpAdmin,
} from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';

/** Who may call what: every endpoint by every kind of caller (product 4.3). */
let backend: Backend;

/** The `Cookie` header of each caller. */
const cookies = {} as Record<CallerName, string>;

type Verdict = ApiErrorCode | 'open';

/** What a caller meets at endpoints for members, premium members and admins. */
const CALLERS = {
  'no session': ['unauthenticated', 'unauthenticated', 'unauthenticated'],
  'who has nonsense for a session': ['unauthenticated', 'unauthenticated', 'unauthenticated'],
  'whose session expired': ['unauthenticated', 'unauthenticated', 'unauthenticated'],
  'with a session of another project': ['unauthenticated', 'unauthenticated', 'unauthenticated'],
  'whose sessions were ended': ['unauthenticated', 'unauthenticated', 'unauthenticated'],
  'whose account is disabled': ['unauthenticated', 'unauthenticated', 'unauthenticated'],
  'whose account is gone': ['unauthenticated', 'unauthenticated', 'unauthenticated'],
  'whose e-mail is not confirmed': [
    'email-not-verified',
    'email-not-verified',
    'email-not-verified',
  ],
  'who never agreed': ['consents-required', 'consents-required', 'consents-required'],
  'whose deletion is unfinished': [
    'deletion-unfinished',
    'deletion-unfinished',
    'deletion-unfinished',
  ],
  'a free member': ['open', 'premium-required', 'admin-required'],
  'a free member whose token claims more': ['open', 'premium-required', 'admin-required'],
  'a premium member': ['open', 'open', 'admin-required'],
  'a member with complimentary premium': ['open', 'open', 'admin-required'],
  'an admin': ['open', 'open', 'open'],
} as const satisfies Record<string, readonly [member: Verdict, premium: Verdict, admin: Verdict]>;

type CallerName = keyof typeof CALLERS;

const callers = Object.keys(CALLERS) as CallerName[];
const names = Object.keys(ENDPOINTS) as EndpointName[];

beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
  const { auth, db } = backend;
  const free = await signUp(backend);
  cookies['no session'] = '';
  cookies['who has nonsense for a session'] = '__session=nonsense';
  cookies['whose session expired'] = expired(free.cookie);
  cookies['with a session of another project'] = ofAnotherProject(free.cookie);
  cookies['a free member'] = free.cookie;

  const ended = await signUp(backend);
  // Firebase counts in seconds: what was made in this one would still hold.
  const anHourAgo = new Date(Date.now() - 3_600_000);
  cookies['whose sessions were ended'] = signedInAt(ended.cookie, anHourAgo);
  await auth.revokeRefreshTokens(ended.uid);

  const disabled = await signUp(backend);
  cookies['whose account is disabled'] = disabled.cookie;
  await auth.updateUser(disabled.uid, { disabled: true });
  const gone = await signUp(backend);
  cookies['whose account is gone'] = gone.cookie;
  await auth.deleteUser(gone.uid);

  cookies['whose e-mail is not confirmed'] = (await signUp(backend, { verified: false })).cookie;
  cookies['who never agreed'] = (await signUp(backend, { agreed: false })).cookie;
  const deleting = await signUpAdmin(backend);
  cookies['whose deletion is unfinished'] = deleting.cookie;
  await db.doc(`deleted_accounts/${deleting.uid}`).set({ deleted_at: new Date().toISOString() });

  const claiming = await signUp(backend);
  await auth.setCustomUserClaims(claiming.uid, { premium: true, admin: true });
  await claiming.refresh();
  cookies['a free member whose token claims more'] = claiming.cookie;
  const paying = await signUp(backend);
  await buy(backend, paying);
  await backend.control.settled();
  cookies['a premium member'] = paying.cookie;
  const given = await signUp(backend);
  const complimentary = { granted_at: new Date().toISOString(), ends_at: null };
  await db.doc(`user_profiles/${given.uid}`).update({ complimentary });
  cookies['a member with complimentary premium'] = given.cookie;
  cookies['an admin'] = (await signUpAdmin(backend)).cookie;
});
afterAll(() => backend.stop());

function verdictOf(name: EndpointName, caller: CallerName): Verdict {
  const { access, duringDeletion }: EndpointContract = ENDPOINTS[name];
  if (access === 'public') return 'open';
  const [member, premium, admin] = CALLERS[caller];
  if (duringDeletion && member === 'deletion-unfinished') return 'open';
  return { account: member, member, premium, admin }[access];
}

/** A body that no endpoint takes, so that an open one does nothing either. */
const NONSENSE = { nonsense: 1 };

/** What the caller meets: the refusal's code, or `open` where only the body was wrong. */
async function verdict(response: Response): Promise<unknown> {
  const { status, code } = await refusal(response);
  return status === 400 ? 'open' : code;
}

describe.each(callers)('%s', (caller) => {
  let before: Record<string, unknown>;
  // Once for each caller, since reading the whole store takes longer than a call.
  beforeAll(async () => {
    before = await storedDocuments(backend.db);
  });
  afterAll(async () => {
    expect(await storedDocuments(backend.db)).toEqual(before);
  });

  const send = (name: EndpointName, init: RequestInit = {}) =>
    request(backend, name, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', cookie: cookies[caller] },
      body: JSON.stringify(NONSENSE),
    });

  test.each(names)('at %s', async (name) => {
    expect(await verdict(await send(name))).toBe(verdictOf(name, caller));
  });
});

describe('an ID token alone', () => {
  let idToken: string;
  beforeAll(async () => {
    ({ idToken } = await signUp(backend));
  });

  test.each(names.filter((name) => ENDPOINTS[name].access !== 'public'))(
    'opens no %s',
    async (name) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${idToken}`,
      };
      const body = JSON.stringify(NONSENSE);
      const response = await request(backend, name, { method: 'POST', headers, body });
      expect(await refusal(response)).toEqual({ status: 401, code: 'unauthenticated' });
    },
  );
});

describe('a call from another site', () => {
  test.each(
    names.flatMap((name) =>
      [
        ['cross-site', { 'content-type': 'application/json' }],
        ['same-site', { 'content-type': 'application/json' }],
        ['cross-site', { 'content-type': 'text/plain' }],
        ['cross-site', { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=x' }],
        ['none', {}],
      ].map(([site, headers]) => ({ name, site: site as string, headers: headers as object })),
    ),
  )('reaches no $name: $site with $headers', async ({ name, site, headers }) => {
    const response = await request(backend, name, {
      method: 'POST',
      headers: { ...headers, 'sec-fetch-site': site, cookie: cookies['an admin'] },
      body: new Blob(['{}']),
    });
    expect(await refusal(response)).toEqual({ status: 403, code: 'forbidden' });
  });

  test('that only names its origin is refused as well, also to end the session', async () => {
    const headers = { origin: 'https://evil.example', cookie: cookies['an admin'] };
    const response = await request(backend, 'session', { method: 'DELETE', headers });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await refusal(response)).toEqual({ status: 403, code: 'forbidden' });
  });

  test('that names neither is no browser’s: public endpoints take it, others do not', async () => {
    const send = (name: EndpointName) =>
      fetch(`${backend.origin}/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookies['an admin'] },
        body: JSON.stringify(NONSENSE),
      });
    expect((await send('contact')).status).toBe(400);
    expect(await refusal(await send('me'))).toEqual({ status: 403, code: 'forbidden' });
  });
});
