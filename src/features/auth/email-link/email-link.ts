import { localizedPath, parseLocale } from '@/i18n/locales';
import { keepKnownEmail } from '@/lib/session/known-email';
import { rememberReturnPath, takeReturnPath } from '@/lib/session/return-path';
import { keepSignInNotice } from '@/lib/session/sign-in-notice';
import { ROUTES } from '@/routes';
import { safeReturnPath } from '#shared/rules/return-path.ts';
import { changeLinkMessage, passwordUpdateMessage, recoveryLinkMessage } from '../auth-errors';
import { failed, UNTOUCHED, type FormState } from '../form/form-state';
import { attempt, type LoadAccounts } from '../load-accounts';

export type ResetView =
  | 'checking'
  | 'form'
  | 'success'
  | 'invalid'
  | 'not-confirmed'
  | 'address-changed'
  | 'address-recovered';

/** The result of opening a link from one of our e-mails. */
export interface OpenedLink {
  view: ResetView;
  /** Why the link does not work. */
  problem?: FormState;
  /** The restored address. */
  email?: string | null;
}

/** The one-time code of the link. */
export function codeOfLink(): string {
  return new URLSearchParams(location.search).get('oobCode') ?? '';
}

/**
 * Opens the link of an e-mail: `mode=verifyEmail` confirms an address, `mode=resetPassword` sets a
 * new password, `mode=verifyAndChangeEmail` changes the account's address and `mode=recoverEmail`
 * restores the former one. The view stays `checking` when the browser leaves for another page.
 */
export async function openLink(load: LoadAccounts): Promise<OpenedLink> {
  const parameters = new URLSearchParams(location.search);
  if (leaveForLanguage(parameters.get('lang'))) return { view: 'checking' };
  keepReturnPath(parameters.get('continueUrl'));
  const code = codeOfLink();
  const mode = parameters.get('mode');
  if (code && mode === 'verifyEmail') return confirmEmail(load, code);
  if (code && mode === 'resetPassword') return checkCode(load, code);
  if (code && mode === 'verifyAndChangeEmail') return changeAddress(load, code);
  if (code && mode === 'recoverEmail') return recoverAddress(load, code);
  return { view: 'invalid', problem: failed({ key: 'invalidResetLink' }) };
}

/** Keeps the page to which the link leads after the sign-in, if it is one of this site. */
function keepReturnPath(continueUrl: string | null): void {
  const url = URL.parse(continueUrl ?? '');
  if (url?.origin !== location.origin) return;
  const path = safeReturnPath(url.pathname + url.search + url.hash, location.origin);
  if (path !== null && path !== loginPath()) rememberReturnPath(path);
}

function loginPath(): string {
  return localizedPath(ROUTES.login, parseLocale(document.documentElement.lang));
}

/**
 * Confirms the address and goes on: in the browser of the sign-up without a form, elsewhere by
 * sign-in with the address filled in (product 3.22).
 */
async function confirmEmail(load: LoadAccounts, code: string): Promise<OpenedLink> {
  try {
    const accounts = await load();
    const email = await accounts.confirmEmail(code);
    const isSignedIn = email !== null && (await signInHere(accounts, email));
    if (isSignedIn) {
      const dashboard = localizedPath(ROUTES.dashboard, parseLocale(document.documentElement.lang));
      location.replace(takeReturnPath() ?? dashboard);
    } else {
      if (email !== null) keepKnownEmail(email);
      keepSignInNotice('confirmed');
      location.replace(loginPath());
    }
    return { view: 'checking' };
  } catch {
    return { view: 'not-confirmed' };
  }
}

/** A failure is none of the confirmation: the form can sign in. */
async function signInHere(accounts: Awaited<ReturnType<LoadAccounts>>, email: string) {
  try {
    return (await accounts.signInConfirmed(email)) === 'signed-in';
  } catch {
    return false;
  }
}

async function checkCode(load: LoadAccounts, code: string): Promise<OpenedLink> {
  const state = await attempt(
    load,
    async (accounts) => {
      keepKnownEmail(await accounts.checkResetCode(code));
      return UNTOUCHED;
    },
    passwordUpdateMessage,
  );
  return state.message ? { view: 'invalid', problem: state } : { view: 'form' };
}

async function changeAddress(load: LoadAccounts, code: string): Promise<OpenedLink> {
  const state = await attempt(
    load,
    async (accounts) => {
      await accounts.changeAddress(code);
      return UNTOUCHED;
    },
    changeLinkMessage,
  );
  return state.message ? { view: 'invalid', problem: state } : { view: 'address-changed' };
}

async function recoverAddress(load: LoadAccounts, code: string): Promise<OpenedLink> {
  let email: string | null = null;
  const state = await attempt(
    load,
    async (accounts) => {
      email = await accounts.recoverAddress(code);
      return UNTOUCHED;
    },
    recoveryLinkMessage,
  );
  return state.message ? { view: 'invalid', problem: state } : { view: 'address-recovered', email };
}

/**
 * Every e-mail has the same link; its `lang` is the language of the page that asked for the e-mail
 * (https://firebase.google.com/docs/auth/custom-email-handler).
 *
 * @returns whether the browser leaves for that page
 */
function leaveForLanguage(lang: string | null): boolean {
  if (lang === null || lang === document.documentElement.lang) return false;
  const locale = parseLocale(lang);
  if (locale === document.documentElement.lang) return false;
  // Hosting serves unprefixed addresses in the browser's language, so English needs its prefix
  // here.
  const prefix = localizedPath('/', locale) === '/' ? `/${locale}` : '';
  location.replace(prefix + localizedPath(ROUTES.resetPassword, locale) + location.search);
  return true;
}
