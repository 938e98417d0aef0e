import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remindMembers } from '#functions/usecases/remind-members.ts';
import type { StoredEvent } from '#shared/entities/event.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { storedEvent } from '../helpers/events.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';

let backend: Backend;
/** The members who have access and want the e-mail; one of them reads German. */
let members: TestMember[];

beforeAll(async () => {
  backend = await startBackend();
  const [one, german, off, free, ended, deleting] = await Promise.all(
    Array.from({ length: 6 }, () => signUp(backend)),
  );
  if (!one || !german || !off || !free || !ended || !deleting) throw new Error('No members');
  const profile = ({ uid }: TestMember) => backend.db.doc(`user_profiles/${uid}`);
  const complimentary = { granted_at: '2026-01-01T00:00:00.000Z', ends_at: null };
  for (const each of [one, german, off, deleting]) await profile(each).update({ complimentary });
  await profile(ended).update({
    complimentary: { ...complimentary, ends_at: '2026-02-01T00:00:00.000Z' },
  });
  await profile(german).update({ locale: 'de' });
  await call(backend, 'event-reminders', { on: false }, off);
  await backend.db.doc(`deleted_accounts/${deleting.uid}`).set({ deleted_at: 'x' });
  members = [one, german];
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await clearMails(backend);
  const { docs } = await backend.db.collection('events').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

const put = (event: StoredEvent) => backend.db.doc(`events/${event.id}`).set(event);
const recipients = async () => (await memberMails(backend)).map(({ to }) => to).toSorted();
const everybody = () => members.map(({ email }) => email).toSorted();

test('the day before, members with access who want it get one e-mail, in their language', async () => {
  await put(storedEvent('soon', 23));
  await put(storedEvent('far', 25));
  await remindMembers(new Date());
  expect(await recipients()).toEqual(everybody());
  const mails = await memberMails(backend);
  const [one, german] = members.map(({ email }) => mails.find(({ to }) => to === email));
  expect(one?.text).toContain('Topic soon');
  expect(one?.text).toMatch(/\/dashboard#live-qa[\s\S]*\/account-settings/);
  expect(german?.text).toContain('Thema soon');
  expect(german?.text).toContain('/de/dashboard#live-qa');
  // The link is only on the page, in its time.
  expect(mails.map(({ text }) => text).join()).not.toContain('meet.example.test');
});

test('nobody gets it twice: not in the next hour, and not after a run that broke off', async () => {
  const event = storedEvent('again', 23);
  await put(event);
  await remindMembers(new Date());
  await remindMembers(new Date());
  expect(await recipients()).toEqual(everybody());
  // As if the run had ended before it could note that it was done, and one member were missing.
  await put(event);
  const [first] = members;
  await backend.db.doc(`user_profiles/${first?.uid}`).update({ reminded_of: null });
  await clearMails(backend);
  await Promise.all([remindMembers(new Date()), remindMembers(new Date())]);
  expect(await recipients()).toEqual([first?.email]);
});

test('another time is told once more; what has begun or was removed is not', async () => {
  const event = storedEvent('moved', 23);
  await put(event);
  await remindMembers(new Date());
  await clearMails(backend);
  await put({ ...storedEvent('moved', 20), reminded_for: event.starts_at });
  await put(storedEvent('running', -0.1));
  await put(storedEvent('gone', 5, { status: 'removed' }));
  await remindMembers(new Date());
  expect(await recipients()).toEqual(everybody());
});
