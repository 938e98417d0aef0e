import { readSessionHint, SESSION_HINT_KEY } from '@/lib/session/session-hint';
import { find, inputOf } from './form-controls';
import { finishOAuthReturn, isOAuthReturn, startGoogleButton } from './google-form';
import { loadAccounts } from './load-accounts';
import { createSay, type Say } from './messages';
import { takeReturnPath } from '@/lib/session/return-path';
import { startSignIn } from './sign-in-form';
import { startSignUp } from './sign-up-form';

type Mode = 'sign-in' | 'sign-up';

function panelOf(root: HTMLElement, mode: Mode): HTMLElement {
  return find(root, `[data-mode="${mode}"]`, HTMLElement);
}

function formOf(root: HTMLElement, mode: Mode): HTMLFormElement {
  return find(panelOf(root, mode), 'form', HTMLFormElement);
}

function switchMode(root: HTMLElement, from: Mode, to: Mode): void {
  inputOf(formOf(root, to), 'email').value = inputOf(formOf(root, from), 'email').value;
  panelOf(root, from).hidden = true;
  panelOf(root, to).hidden = false;
}

function connectModeLinks(root: HTMLElement): void {
  for (const [from, to] of [
    ['sign-in', 'sign-up'],
    ['sign-up', 'sign-in'],
  ] as const) {
    const link = find(panelOf(root, from), '[data-switch]', HTMLButtonElement);
    link.addEventListener('click', () => {
      switchMode(root, from, to);
      formOf(root, to).querySelector('input')?.focus();
    });
  }
}

/** A present member is sent on; `?logout=1`, the header's Logout, ends the session instead. */
async function settleVisit(say: Say, goOn: () => void): Promise<void> {
  const address = new URL(location.href);
  const isLogout = address.searchParams.has('logout');
  if (!isLogout && !readSessionHint()) return;
  const accounts = await loadAccounts();
  if (isLogout) {
    await accounts.signOut();
    document.documentElement.classList.remove('signed-in');
    address.searchParams.delete('logout');
    history.replaceState(null, '', address);
    say({ key: 'signedOut' }, 'good');
  } else if (await accounts.hasSession()) {
    goOn();
  }
}

/** Brings the prerendered sign-in page to life (P sections 2, 4, 5 and 8). */
export function startLoginPage(root: HTMLElement): void {
  if (root.contains(document.activeElement)) void loadAccounts();
  for (const use of ['focusin', 'pointerdown']) {
    root.addEventListener(use, () => void loadAccounts(), { once: true });
  }
  connectModeLinks(root);
  const goOn = () => location.replace(takeReturnPath() ?? root.dataset['dashboard'] ?? '/');
  const sayOnSignIn = createSay(root, panelOf(root, 'sign-in'));
  const sayOnSignUp = createSay(root, panelOf(root, 'sign-up'));
  startSignIn(formOf(root, 'sign-in'), sayOnSignIn, goOn);
  startSignUp(formOf(root, 'sign-up'), find(root, 'dialog', HTMLDialogElement), sayOnSignUp);
  startGoogleButton(panelOf(root, 'sign-in'), sayOnSignIn);
  startGoogleButton(panelOf(root, 'sign-up'), sayOnSignUp);
  if (isOAuthReturn(location)) {
    void finishOAuthReturn(root, sayOnSignIn, goOn);
    return;
  }
  if (location.hash === '#sign-up') switchMode(root, 'sign-in', 'sign-up');
  void settleVisit(sayOnSignIn, goOn);
  // Somebody signs in in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_HINT_KEY && newValue) void settleVisit(sayOnSignIn, goOn);
  });
}
