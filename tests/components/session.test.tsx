import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api-client';
import { recordActivity } from '@/lib/session/activity';
import { deleteAccount } from '@/lib/session/delete-account';
import { firebaseAuth } from '@/lib/session/firebase-auth';
import { renewSession } from '@/lib/session/make-session';
import { callAsMember } from '@/lib/session/member-api';
import { clearSessionHint, readSessionHint, SESSION_HINT_KEY } from '@/lib/session/session-hint';
import { takeSignInNotice } from '@/lib/session/sign-in-notice';
import { signOut } from '@/lib/session/sign-out';
import { $isDeleting, $session, followSession } from '@/lib/session/store';
import { holdCalls } from './held-answers.ts';
import { answerToken, keepHint, SESSION, signInAtFirebase } from './signed-in.ts';

/** As another tab does it. */
function removeHintElsewhere(): void {
  clearSessionHint();
  dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY, newValue: null }));
}

beforeEach(() => {
  keepHint();
  followSession();
  dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  $isDeleting.set(false);
  await firebaseAuth().signOut();
  clearSessionHint();
  takeSignInNotice();
});

describe('the member that a page shows', () => {
  test('is the member whom the hint names, until another tab signs out', () => {
    const { uid, name, premium } = SESSION;
    expect($session.get()).toEqual({ state: 'signed-in', uid, name, premium });
    removeHintElsewhere();
    expect($session.get()).toEqual({ state: 'signed-out' });
  });

  test('is no longer premium once a call was refused for that', async () => {
    const calls = holdCalls();
    const asked = callAsMember('prompts', { locale: 'en' });
    calls[0]?.answer({ error: 'No', code: 'premium-required' }, 403);
    await expect(asked).rejects.toBeInstanceOf(ApiError);
    expect($session.get()).toMatchObject({ state: 'signed-in', premium: false });
    expect(readSessionHint()).toMatchObject({ uid: 'mina', premium: false });
  });
});

describe('a session that the server does not know any more', () => {
  test.for([
    ['unauthenticated', 401, 'sessionEnded'],
    ['deletion-unfinished', 403, 'unfinished'],
    ['consents-required', 403, 'unfinished'],
  ] as const)('after %s the sign-in page learns of it once, and can renew it', async (refusal) => {
    const [code, status, notice] = refusal;
    const calls = holdCalls();
    const asked = [callAsMember('me', {}), callAsMember('lessons', { locale: 'en' })];
    calls[0]?.answer({ error: 'No', code }, status);
    await expect(asked[0]).rejects.toMatchObject({ code });
    expect($session.get()).toEqual({ state: 'signed-out' });
    expect(readSessionHint()).toMatchObject({ uid: 'mina' });
    expect(takeSignInNotice()).toBe(notice);
    calls[1]?.answer({ error: 'No', code }, status);
    await expect(asked[1]).rejects.toMatchObject({ code });
    expect(takeSignInNotice()).toBeNull();
  });

  test('is not left for a call that only counts', async () => {
    const calls = holdCalls();
    const counted = recordActivity('prompt_created', undefined);
    calls[0]?.answer({ error: 'No', code: 'unauthenticated' }, 401);
    await counted;
    expect($session.get()).toMatchObject({ state: 'signed-in' });
    expect(takeSignInNotice()).toBeNull();
  });

  test('is not left when the network is', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callAsMember('me', {})).rejects.toMatchObject({ code: 'network' });
    expect($session.get()).toMatchObject({ state: 'signed-in' });
    expect(takeSignInNotice()).toBeNull();
  });
});

describe('the deletion of the account', () => {
  const REFUSED = { error: 'Unfinished', code: 'deletion-unfinished' };

  test('is not left for sign-in by another call that is refused for it', async () => {
    const calls = holdCalls();
    const deleted = deleteAccount('en');
    const other = callAsMember('support', {});
    calls[1]?.answer(REFUSED, 403);
    await expect(other).rejects.toMatchObject({ code: 'deletion-unfinished' });
    expect($session.get()).toMatchObject({ state: 'signed-in' });
    calls[0]?.answer({ success: true, refund_cents: 500 });
    await expect(deleted).resolves.toBe(500);
    expect($session.get()).toMatchObject({ state: 'signed-in' });
  });

  test('that broke off keeps no later call from leading to sign-in', async () => {
    const calls = holdCalls();
    const failed = deleteAccount('en');
    calls[0]?.answer({ error: 'Broken', code: 'internal' }, 500);
    await expect(failed).rejects.toMatchObject({ code: 'internal' });
    const next = callAsMember('support', {});
    calls[1]?.answer(REFUSED, 403);
    await expect(next).rejects.toMatchObject({ code: 'deletion-unfinished' });
    expect($session.get()).toEqual({ state: 'signed-out' });
    expect(takeSignInNotice()).toBe('unfinished');
  });
});

describe('a renewal', () => {
  test('sends a new token and keeps when it was', async () => {
    const calls = await signInAtFirebase();
    const renewed = renewSession();
    await expect.poll(() => calls).toHaveLength(1);
    answerToken(calls[0]);
    await expect.poll(() => calls).toHaveLength(2);
    expect(calls[1]).toMatchObject({ request: 'POST /api/session', body: { locale: 'en' } });
    const before = Date.now();
    calls[1]?.answer({ ...SESSION, premium: false });
    await expect(renewed).resolves.toMatchObject({ uid: 'mina' });
    const { renewedAt = 0, ...hint } = readSessionHint() ?? {};
    expect(hint).toEqual({ uid: 'mina', name: 'Mina Muster', premium: false });
    expect(renewedAt).toBeGreaterThanOrEqual(before);
  });

  test('that another tab’s sign-out overtakes is undone', async () => {
    const calls = await signInAtFirebase();
    const renewed = renewSession();
    await expect.poll(() => calls).toHaveLength(1);
    answerToken(calls[0]);
    await expect.poll(() => calls).toHaveLength(2);
    removeHintElsewhere();
    calls[1]?.answer(SESSION);
    await expect.poll(() => calls).toHaveLength(3);
    expect(calls[2]?.request).toBe('DELETE /api/session');
    calls[2]?.answer({ success: true });
    await expect(renewed).resolves.toBeNull();
    expect(firebaseAuth().currentUser).toBeNull();
    expect(readSessionHint()).toBeUndefined();
  });

  test('forgets a user whom Firebase has revoked', async () => {
    const calls = await signInAtFirebase();
    const renewed = renewSession();
    await expect.poll(() => calls).toHaveLength(1);
    calls[0]?.answer({ error: { code: 400, message: 'TOKEN_EXPIRED' } }, 400);
    await expect(renewed).resolves.toBeNull();
    expect(firebaseAuth().currentUser).toBeNull();
  });

  test('forgets a user whose new token the server does not take', async () => {
    const calls = await signInAtFirebase();
    const renewed = renewSession();
    await expect.poll(() => calls).toHaveLength(1);
    answerToken(calls[0]);
    await expect.poll(() => calls).toHaveLength(2);
    calls[1]?.answer({ error: 'No', code: 'unauthenticated' }, 401);
    await expect(renewed).resolves.toBeNull();
    expect(firebaseAuth().currentUser).toBeNull();
  });

  test('keeps the user when the server cannot be reached', async () => {
    const calls = await signInAtFirebase();
    const renewed = renewSession();
    await expect.poll(() => calls).toHaveLength(1);
    answerToken(calls[0]);
    await expect.poll(() => calls).toHaveLength(2);
    calls[1]?.answer({ error: 'Broken', code: 'internal' }, 500);
    await expect(renewed).rejects.toMatchObject({ code: 'internal' });
    expect(firebaseAuth().currentUser?.uid).toBe('mina');
    expect(readSessionHint()).toMatchObject({ uid: 'mina' });
  });

  test('never makes a session for another user than the one of the hint', async () => {
    const calls = await signInAtFirebase();
    keepHint({ uid: 'paul' });
    await expect(renewSession()).resolves.toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('signing out', () => {
  test('ends the session, and forgets hint and Firebase’s user', async () => {
    const calls = await signInAtFirebase();
    const signedOut = signOut();
    expect(calls[0]?.request).toBe('DELETE /api/session');
    calls[0]?.answer({ success: true });
    await signedOut;
    expect(readSessionHint()).toBeUndefined();
    expect(firebaseAuth().currentUser).toBeNull();
  });

  test('without a connection changes nothing', async () => {
    await signInAtFirebase();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(signOut()).rejects.toThrow();
    expect(readSessionHint()).toMatchObject({ uid: 'mina' });
    expect(firebaseAuth().currentUser?.uid).toBe('mina');
  });
});
