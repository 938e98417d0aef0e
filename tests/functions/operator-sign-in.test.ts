import { afterEach, describe, expect, test } from 'vitest';
import { setting } from '#functions/config.ts';
import type { OperationsRequest } from '#shared/api/operations.ts';
import { OPERATOR_SIGN_IN_MS } from '#shared/limits.ts';
import {
  call,
  post,
  refusal,
  signedInWith,
  signUp,
  signUpAdmin,
} from '../helpers/api-server-client.ts';
import { useOperations } from '../helpers/operations.ts';

const operations = useOperations();

describe('the way in which operators sign in', () => {
  test('is Google unless it is set', () => {
    const { OPERATOR_SIGN_IN: set } = process.env;
    delete process.env['OPERATOR_SIGN_IN'];
    expect(setting('OPERATOR_SIGN_IN')).toBe('google.com');
    process.env['OPERATOR_SIGN_IN'] = set;
  });

  test('is asked of an admin for the operator’s page, and for nothing else', async () => {
    const admin = await signUpAdmin(operations.backend);
    const byGoogle = { ...admin, cookie: signedInWith(admin.cookie, 'google.com') };
    const refused = await operations.refused({ action: 'quota' }, byGoogle);
    expect(refused).toEqual({ status: 403, code: 'operator-sign-in-required' });
    const { subscription } = await call(operations.backend, 'me', {}, byGoogle);
    expect(subscription?.plan_name).toBe('Admin Access');
    await call(operations.backend, 'prompts', {}, byGoogle);

    process.env['OPERATOR_SIGN_IN'] = 'google.com';
    await operations.operate({ action: 'quota' }, byGoogle);
    const byPassword = await operations.refused({ action: 'quota' }, admin);
    process.env['OPERATOR_SIGN_IN'] = 'password';
    expect(byPassword).toEqual({ status: 403, code: 'operator-sign-in-required' });
  });

  test('refuses a member who is no admin', async () => {
    const member = await signUp(operations.backend);
    for (const provider of ['password', 'google.com']) {
      const other = { ...member, cookie: signedInWith(member.cookie, provider) };
      const refused = await operations.refused({ action: 'quota' }, other);
      expect(refused).toEqual({ status: 403, code: 'admin-required' });
    }
  });
});

describe('a sign-in of the last hour', () => {
  const needing: OperationsRequest[] = [
    { action: 'resync', uid: 'x' },
    { action: 'resend-contract', uid: 'x' },
    { action: 'resend-receipt', id: 'x' },
    { action: 'grant', uid: 'x', reason: 'x', ends_on: null, seen: null },
    { action: 'end-grant', uid: 'x', reason: 'x', seen: null },
    { action: 'end-sessions', uid: 'x', reason: 'x' },
    { action: 'contact-requests', export: true },
    { action: 'contract-notices', export: true },
    { action: 'members', export: true },
    { action: 'payments', export: true },
    { action: 'webhook-failures', export: true },
    { action: 'quota', export: true },
    { action: 'runs', export: true },
    { action: 'audit-log', export: true },
  ];

  afterEach(() => operations.backend.setNow(null));
  /** Moves the clock on to so many milliseconds after the operator signed in. */
  const afterSignIn = (age: number) => operations.backend.setNow(new Date(Date.now() + age));

  test.each(needing)('is needed for %o', async (input) => {
    await operations.ada.refresh();
    const before = await operations.entryCount();
    afterSignIn(OPERATOR_SIGN_IN_MS + 1_000);
    const late = await operations.refused(input);
    expect(late).toEqual({ status: 403, code: 'recent-sign-in-required' });
    expect(await operations.entryCount()).toBe(before);
    afterSignIn(OPERATOR_SIGN_IN_MS - 60_000);
    const response = await post(operations.backend, 'operations', input, operations.ada);
    if (!response.ok) expect((await refusal(response)).status).toBe(404);
  });

  test('is not needed to read a list and to mark something as done', async () => {
    const id = await operations.writeToUs('late@example.test');
    afterSignIn(24 * OPERATOR_SIGN_IN_MS);
    await operations.operate({ action: 'contact-requests' });
    const done = { collection: 'contact_requests', id, done: true, note: '', seen: null } as const;
    await operations.operate({ action: 'set-done', ...done });
  });
});
