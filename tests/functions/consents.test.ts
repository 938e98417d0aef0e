import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSENT_VERSIONS } from '#shared/rules/consents.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signUp, type TestMember } from '../helpers/api-server-client.ts';

const SIGNED_UP = '2026-05-01T08:00:00.000Z';
const LATER = '2026-06-01T08:00:00.000Z';
const BOTH = { agree: ['privacy', 'communications'] };

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function stored({ uid }: TestMember): Promise<unknown> {
  return (await backend.db.doc(`user_profiles/${uid}`).get()).get('consents');
}

describe('consents', () => {
  test('are stored with the version of their text and the time, before the e-mail is confirmed', async () => {
    backend.setNow(new Date(SIGNED_UP));
    const member = await signUp(backend, { verified: false, agreed: false });
    const { missing } = await call(backend, 'consents', { ...BOTH, idToken: member.idToken });
    expect(missing).toEqual([]);
    const record = (name: 'privacy' | 'communications') => ({
      version: CONSENT_VERSIONS[name],
      agreed_at: SIGNED_UP,
      withdrawn_at: null,
    });
    expect(await stored(member)).toEqual({
      privacy: record('privacy'),
      communications: record('communications'),
    });
  });

  test('are all missing for a new Google account, and reading them stores nothing', async () => {
    const member = await signUp(backend, { agreed: false });
    const answer = await call(backend, 'consents', { idToken: member.idToken });
    expect(answer).toEqual({ consents: {}, missing: ['privacy', 'communications'] });
    expect((await backend.db.doc(`user_profiles/${member.uid}`).get()).exists).toBe(false);
  });

  test('to communications are revoked and given again, and are not asked for at sign-in', async () => {
    backend.setNow(new Date(SIGNED_UP));
    const member = await signUp(backend);
    backend.setNow(new Date(LATER));
    const withdraw = { withdraw: ['communications'] };
    const { consents, missing } = await call(backend, 'consents', withdraw, member);
    expect(consents.communications).toMatchObject({ agreed_at: SIGNED_UP, withdrawn_at: LATER });
    expect(missing).toEqual([]);
    const again = await call(backend, 'consents', { agree: ['communications'] }, member);
    expect(again.consents.communications).toMatchObject({ agreed_at: LATER, withdrawn_at: null });
    expect(again.consents.privacy).toMatchObject({ agreed_at: SIGNED_UP });
    const { profile } = await call(backend, 'me', {}, member);
    expect(profile.consents).toEqual(again.consents);
  });

  test('given twice keep the time of the first', async () => {
    backend.setNow(new Date(SIGNED_UP));
    const member = await signUp(backend);
    backend.setNow(new Date(LATER));
    const { consents } = await call(backend, 'consents', BOTH, member);
    expect(consents.privacy?.agreed_at).toBe(SIGNED_UP);
  });

  test('are asked for by every call, not by the page alone', async () => {
    const member = await signUp(backend);
    await backend.db.doc(`user_profiles/${member.uid}`).update({ consents: {} });
    for (const [endpoint, input] of [
      ['me', {}],
      ['create-checkout-session', { planId: 'community-access' }],
    ] as const) {
      const refused = await refusal(await post(backend, endpoint, input, member));
      expect(refused).toEqual({ status: 403, code: 'consents-required' });
    }
  });

  test.each([
    ['privacy', { withdraw: ['privacy'] }],
    ['what is given too', { agree: ['communications'], withdraw: ['communications'] }],
    ['another name', { agree: ['everything'] }],
  ])('cannot be changed by taking back %s', async (_, input) => {
    const member = await signUp(backend);
    const refused = await refusal(await post(backend, 'consents', input, member));
    expect(refused).toEqual({ status: 400, code: 'invalid-input' });
  });

  test('go to the account of the ID token, also when another one is signed in on this browser', async () => {
    const signedIn = await signUp(backend);
    const arriving = await signUp(backend, { agreed: false });
    const input = { ...BOTH, idToken: arriving.idToken };
    expect((await call(backend, 'consents', input, signedIn)).missing).toEqual([]);
    expect(await stored(arriving)).toMatchObject({ privacy: { withdrawn_at: null } });
  });

  test('of a deleted account are not stored', async () => {
    const member = await signUp(backend, { agreed: false });
    await backend.db.doc(`deleted_accounts/${member.uid}`).set({ deleted_at: SIGNED_UP });
    const input = { ...BOTH, idToken: member.idToken };
    const refused = await refusal(await post(backend, 'consents', input));
    expect(refused).toEqual({ status: 403, code: 'deletion-unfinished' });
    expect((await backend.db.doc(`user_profiles/${member.uid}`).get()).exists).toBe(false);
  });
});
