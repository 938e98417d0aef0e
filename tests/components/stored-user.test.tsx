import { afterEach, expect, test } from 'vitest';
import { claimsOf } from '@/lib/session/auth-record';
import { readStoredToken, readStoredUser } from '@/lib/session/stored-user';
import { CLAIMS, DATABASE, forgetUser, keepUser, TOKEN } from './signed-in.ts';

afterEach(forgetUser);

test('the user that Firebase keeps is known at once, with their token and its claims', async () => {
  await keepUser(Date.now() + 3_600_000);
  expect(await readStoredUser()).toMatchObject({ uid: 'mina', email: 'mina@example.test' });
  expect(await readStoredToken()).toBe(TOKEN);
  expect(claimsOf(TOKEN)).toEqual(CLAIMS);
});

test('a token that is about to expire is left to Firebase; the user stays known', async () => {
  await keepUser(Date.now() + 10_000);
  expect(await readStoredToken()).toBeNull();
  expect(await readStoredUser()).toMatchObject({ uid: 'mina' });
});

test('where nobody has signed in, nobody is known and no database is left behind', async () => {
  expect(await readStoredUser()).toBeNull();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE);
});
