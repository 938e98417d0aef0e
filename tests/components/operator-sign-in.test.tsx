import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignInAgain } from '@/components/members/SignInAgain';
import { ActionForm } from '@/features/operations/actions/ActionForm';
import { operate } from '@/features/operations/api';
import {
  clearPendingAction,
  savePendingAction,
} from '@/features/operations/actions/pending-action';
import { ResumeAction } from '@/features/operations/actions/ResumeAction';
import type { Column } from '@/features/operations/list/columns';
import { OperationsPanel } from '@/features/operations/OperationsPanel';
import { Listing } from '@/features/operations/list/Listing';
import type { LoadPage } from '@/features/operations/list/use-list';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { firebaseAuth } from '@/lib/session/firebase-auth';
import { $today } from '@/lib/operations-today';
import { $session } from '@/lib/session/store';
import { holdCalls, type HeldCall } from './held-answers.ts';
import { answerToken, SESSION } from './signed-in.ts';

const { operations: strings } = dictionary('en');
const { again: t, act } = strings;
const texts = { locale: 'en', strings } as const;
const TOO_OLD = { error: 'Sign in again', code: 'recent-sign-in-required' };

/** Mina's ID token after a sign-in with her password; only the server would look at its signature. */
function passwordToken(): string {
  const iat = Math.floor(Date.now() / 1_000);
  const firebase = { sign_in_provider: 'password', identities: {} };
  const claims = { sub: 'mina', iat, auth_time: iat, exp: iat + 3_600, firebase };
  return `e30.${btoa(JSON.stringify(claims))}.`;
}

/** The newest call to a path, once there are so many. */
async function callTo(calls: HeldCall[], ending: string, count = 1): Promise<HeldCall> {
  const toPath = () => calls.filter(({ path }) => path.endsWith(ending));
  await expect.poll(() => toPath().length).toBe(count);
  const found = toPath().at(-1);
  if (found === undefined) throw new Error(`Nothing called ${ending}.`);
  return found;
}

/** Answers Firebase Auth's calls that sign her in. */
async function answerSignIn(calls: HeldCall[]): Promise<void> {
  const answer = { idToken: passwordToken(), refreshToken: 'refresh', expiresIn: '3600' };
  (await callTo(calls, ':signInWithPassword')).answer({ ...answer, localId: 'mina' });
  const users = [{ localId: 'mina', email: 'mina@example.test', emailVerified: true }];
  (await callTo(calls, ':lookup')).answer({ users });
}

beforeEach(async () => {
  const calls = holdCalls();
  const signedIn = signInWithEmailAndPassword(firebaseAuth(), 'mina@example.test', 'secret1');
  await answerSignIn(calls);
  await signedIn;
  $session.set({ state: 'signed-in', uid: 'mina', name: 'Mina', premium: true });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearPendingAction();
  $today.mutate(undefined);
  await firebaseAuth().signOut();
});

function EndGrant({ onDone = () => undefined }: { onDone?: () => void }) {
  return (
    <ActionForm
      {...texts}
      texts={act.end}
      about="mia@example.test"
      note="required"
      request={({ note }) => ({ action: 'end-grant', uid: 'mia', reason: note, seen: null })}
      onDone={onDone}
    />
  );
}

const ASKED = { action: 'end-grant', uid: 'mia', reason: 'Over', seen: null } as const;

/** Asks for an action, which the server refuses without a fresh sign-in. */
async function askTooLate(): Promise<HeldCall[]> {
  const calls = holdCalls();
  await page.getByRole('button', { name: act.end.label }).click();
  await page.getByRole('textbox', { name: act.reason }).fill('Over');
  await page.getByRole('button', { name: act.end.confirm }).click();
  (await callTo(calls, '/operations')).answer(TOO_OLD, 403);
  await expect.element(page.getByLabelText(t.password)).toHaveFocus();
  return calls;
}

describe('an action that needs a fresh sign-in', () => {
  test('asks for the password in place, makes a session of it and does what was asked', async () => {
    const onDone = vi.fn();
    await render(<EndGrant onDone={onDone} />);
    const calls = await askTooLate();
    await page.getByLabelText(t.password).fill('secret1');
    await page.getByRole('button', { name: t.confirm }).click();
    await answerSignIn(calls);
    answerToken(await callTo(calls, '/token'));
    (await callTo(calls, '/session')).answer(SESSION);
    const repeated = await callTo(calls, '/operations', 2);
    expect(repeated.body).toEqual(ASKED);
    expect(onDone).not.toHaveBeenCalled();
    repeated.answer({ action: 'end-grant', entry: {} });
    await expect.element(page.getByRole('button', { name: act.end.label })).toHaveFocus();
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('reports a wrong password and asks again', async () => {
    await render(<EndGrant />);
    const calls = await askTooLate();
    await page.getByLabelText(t.password).fill('wrong');
    await page.getByRole('button', { name: t.confirm }).click();
    const refused = { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } };
    (await callTo(calls, ':signInWithPassword')).answer(refused, 400);
    await expect.element(page.getByText(t.wrongPassword)).toBeVisible();
    await expect.element(page.getByRole('button', { name: t.confirm })).toBeEnabled();
    expect(calls.filter(({ path }) => path.endsWith('/operations'))).toHaveLength(1);
  });

  test('goes back to the form with what was typed, and asks for nothing then', async () => {
    const screen = await render(<EndGrant />);
    const calls = await askTooLate();
    await page.getByRole('button', { name: t.dismiss }).click();
    const reason = page.getByRole('textbox', { name: act.reason });
    await expect.element(reason).toHaveValue('Over');
    await expect.element(reason).toHaveFocus();
    expect(calls.filter(({ path }) => path.endsWith('/operations'))).toHaveLength(1);
    await screen.unmount();
    await render(<ResumeAction {...texts} onDone={() => undefined} />);
    await expect.element(page.getByText(t.resume)).not.toBeInTheDocument();
  });
});

describe('after the sign-in at Google, which leaves the page,', () => {
  const about = 'mia@example.test';
  const keep = () => savePendingAction({ texts: act.end, about, request: ASKED });

  test('what was asked is offered with its reason, and done when confirmed', async () => {
    const screen = await render(<EndGrant />);
    await askTooLate();
    await screen.unmount();
    const calls = holdCalls();
    const onDone = vi.fn();
    await render(<ResumeAction {...texts} onDone={onDone} />);
    const question = fill(t.asked, { action: act.end.label, about });
    await expect.element(page.getByText(question)).toBeVisible();
    await expect.element(page.getByText('Over')).toBeVisible();
    expect(calls).toHaveLength(0);
    await page.getByRole('button', { name: act.end.confirm }).click();
    const call = await callTo(calls, '/operations');
    expect(call.body).toEqual(ASKED);
    call.answer({ action: 'end-grant', entry: {} });
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    await expect.element(page.getByText(t.resume)).not.toBeInTheDocument();
  });

  test('it can be left, and is gone', async () => {
    keep();
    const screen = await render(<ResumeAction {...texts} onDone={() => undefined} />);
    await page.getByRole('button', { name: act.cancel }).click();
    await screen.unmount();
    await render(<ResumeAction {...texts} onDone={() => undefined} />);
    await expect.element(page.getByText(t.resume)).not.toBeInTheDocument();
  });

  test('it is not offered to another operator, nor after ten minutes', async () => {
    keep();
    $session.set({ state: 'signed-in', uid: 'bob', name: 'Bob', premium: true });
    const screen = await render(<ResumeAction {...texts} onDone={() => undefined} />);
    await expect.element(page.getByText(t.resume)).not.toBeInTheDocument();
    await screen.unmount();
    $session.set({ state: 'signed-in', uid: 'mina', name: 'Mina', premium: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    await render(<ResumeAction {...texts} onDone={() => undefined} />);
    await expect.element(page.getByText(t.resume)).not.toBeInTheDocument();
  });
});

test('an operator who signed in with Google is asked for Google, not for a password', async () => {
  const confirmWithGoogle = vi.fn(() => Promise.resolve());
  await render(
    <SignInAgain
      onlyUsed
      locale="en"
      strings={t}
      onConfirmed={() => undefined}
      onDismiss={() => undefined}
      load={() =>
        Promise.resolve({
          signInMethods: (onlyUsed) => Promise.resolve({ password: !onlyUsed, google: true }),
          confirmPassword: () => Promise.reject(new Error('No password was asked for')),
          confirmWithGoogle,
        })
      }
    />,
  );
  const google = page.getByRole('button', { name: t.google });
  await expect.element(google).toHaveFocus();
  await expect.element(page.getByLabelText(t.password)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => confirmWithGoogle.mock.calls).toEqual([['en', undefined]]);
});

test('an export asks for a fresh sign-in and then collects the file', async () => {
  const columns: Column<{ id: string }>[] = [{ id: 'id', label: 'Id', value: ({ id }) => id }];
  const load: LoadPage<{ id: string }> = ({ export: isExport }) =>
    operate({ action: 'members', ...(isExport && { export: isExport }) }) as never;
  const calls = holdCalls();
  await render(
    <Listing
      {...texts}
      title="Rows"
      fileName="rows"
      closeLabel="Close"
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
    />,
  );
  const rows = { action: 'members', rows: [{ id: 'A' }], next_cursor: null };
  (await callTo(calls, '/operations')).answer(rows);
  await page.getByRole('button', { name: strings.list.export }).click();
  const exported = await callTo(calls, '/operations', 2);
  expect(exported.body).toEqual({ action: 'members', export: true });
  exported.answer(TOO_OLD, 403);
  await page.getByRole('dialog').getByLabelText(t.password).fill('secret1');
  await page.getByRole('button', { name: t.confirm }).click();
  await answerSignIn(calls);
  answerToken(await callTo(calls, '/token'));
  (await callTo(calls, '/session')).answer(SESSION);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const again = await callTo(calls, '/operations', 3);
  expect(again.body).toEqual({ action: 'members', export: true });
});

test('an admin who signed in in another way reads what to do, and sees no list', async () => {
  const calls = holdCalls();
  await render(<OperationsPanel {...texts} closeLabel="Close" />);
  const refusal = { error: 'Not so', code: 'operator-sign-in-required' };
  (await callTo(calls, '/operations-today')).answer(refusal, 403);
  await expect.element(page.getByRole('alert').getByText(strings.otherwise.text)).toBeVisible();
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument();
});
