import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_MS, SESSION_TOKEN_AGE_MS } from '#shared/limits.ts';
import { CONSENTS } from '#shared/rules/consents.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, request, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

const start = (idToken: string) => post(backend, 'session', { idToken });

describe('session', () => {
  test('sets one HttpOnly cookie for 14 days, in an answer that is not cached', async () => {
    const member = await signUp(backend);
    const response = await start(member.idToken);
    expect(await response.json()).toEqual({
      uid: member.uid,
      name: 'Mia Muster',
      premium: false,
      deletion: false,
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const [cookie = '', ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^__session=[\w.-]+; /);
    const attributes = cookie.split('; ').slice(1);
    expect(attributes.sort()).toEqual(
      ['HttpOnly', `Max-Age=${SESSION_MS / 1_000}`, 'Path=/', 'SameSite=Lax'].sort(),
    );
    const me = await request(backend, 'me', { headers: { cookie } });
    expect(me.status).toBe(200);
  });

  test('is for https alone where the site is', async () => {
    const site = process.env['SITE_URL'];
    process.env['SITE_URL'] = 'https://site.example.test';
    const member = await signUp(backend);
    const response = await start(member.idToken);
    process.env['SITE_URL'] = site;
    expect(response.headers.getSetCookie()[0]).toContain('; Secure');
  });

  test('returns whether the member is premium', async () => {
    const member = await signUp(backend);
    await buy(backend, member);
    await backend.control.settled();
    expect(await call(backend, 'session', { idToken: member.idToken })).toMatchObject({
      premium: true,
    });
  });

  test('is renewed by the same call, without an older cookie', async () => {
    const member = await signUp(backend);
    for (const cookie of ['', member.cookie, '__session=nonsense']) {
      const response = await request(backend, 'session', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ idToken: member.idToken }),
      });
      expect(response.status).toBe(200);
    }
  });

  test('is made of an ID token of the last minutes only', async () => {
    const member = await signUp(backend);
    backend.setNow(new Date(Date.now() + SESSION_TOKEN_AGE_MS + 2_000));
    const response = await start(member.idToken);
    backend.setNow(null);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await refusal(response)).toEqual({ status: 401, code: 'unauthenticated' });
  });

  test('needs a confirmed e-mail', async () => {
    const { idToken } = await signUp(backend, { verified: false });
    const response = await start(idToken);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await refusal(response)).toEqual({ status: 403, code: 'email-not-verified' });
  });

  test('needs the consents, and stores nothing about who has not given them', async () => {
    const { uid, idToken } = await signUp(backend, { agreed: false });
    const response = await start(idToken);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await refusal(response)).toEqual({ status: 403, code: 'consents-required' });
    expect((await backend.db.doc(`user_profiles/${uid}`).get()).exists).toBe(false);
    await call(backend, 'consents', { idToken, agree: [...CONSENTS] });
    expect((await start(idToken)).status).toBe(200);
  });

  test('of an account whose deletion is unfinished opens the deletion alone, consents or not', async () => {
    const member = await signUp(backend, { agreed: false });
    const mark = { deleted_at: new Date().toISOString() };
    await backend.db.doc(`deleted_accounts/${member.uid}`).set(mark);
    const response = await start(member.idToken);
    expect(await response.json()).toMatchObject({ deletion: true, premium: false });
    member.cookie = response.headers.getSetCookie()[0] ?? '';
    expect(await refusal(await post(backend, 'me', {}, member))).toEqual({
      status: 403,
      code: 'deletion-unfinished',
    });
    const deletion = await post(backend, 'delete-account', {}, member);
    expect(deletion.status).toBe(200);
    expect(deletion.headers.getSetCookie()[0]).toMatch(/^__session=; Max-Age=0;/);
  });

  test('ends with DELETE, which needs none and writes nothing', async () => {
    const member = await signUp(backend);
    const before = await storedDocuments(backend.db);
    for (const cookie of [member.cookie, '', '__session=nonsense']) {
      const response = await request(backend, 'session', { method: 'DELETE', headers: { cookie } });
      expect(await response.json()).toEqual({ success: true });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.getSetCookie()).toEqual([
        '__session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      ]);
    }
    expect(await storedDocuments(backend.db)).toEqual(before);
  });

  test('is limited for one account, however many addresses ask', async () => {
    const member = await signUp(backend);
    backend.setNow(new Date());
    const answers = [];
    for (let number = 0; number < 125; number += 1) {
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `198.18.0.${number}`,
      };
      const body = JSON.stringify({ idToken: member.idToken });
      answers.push(await request(backend, 'session', { method: 'POST', headers, body }));
    }
    backend.setNow(null);
    expect(answers.slice(0, 100).every(({ status }) => status === 200)).toBe(true);
    expect(answers.at(-1)?.status).toBe(429);
  });
});
