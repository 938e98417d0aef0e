import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetUnconfirmed } from '#functions/usecases/forget-unconfirmed.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { UNCONFIRMED_DAYS } from '#shared/rules/retention.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const exists = ({ uid }: TestMember) =>
  backend.auth.getUser(uid).then(
    () => true,
    () => false,
  );

test('an account that is never confirmed goes with its data, after its time and not before', async () => {
  const stranger = await signUp(backend, { verified: false });
  const member = await signUp(backend);
  for (const each of [stranger, member]) {
    await call(backend, 'consents', { agree: ['privacy'] }, each);
  }
  // By somebody else, whose address it may be.
  const request = { name: 'Mia', email: stranger.email, phone: '030', subject: 'x', message: 'y' };
  await call(backend, 'contact', request);

  await forgetUnconfirmed(later(UNCONFIRMED_DAYS - 1));
  expect(await exists(stranger)).toBe(true);
  await forgetUnconfirmed(later(UNCONFIRMED_DAYS + 1));
  expect(await exists(stranger)).toBe(false);
  expect((await backend.db.doc(`user_profiles/${stranger.uid}`).get()).exists).toBe(false);
  expect(await exists(member)).toBe(true);
  expect((await backend.db.doc(`user_profiles/${member.uid}`).get()).exists).toBe(true);
  const requests = await backend.db.collection('contact_requests').get();
  expect(requests.docs.map((row) => row.get('email') as string)).toContain(stranger.email);
});
