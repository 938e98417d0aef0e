import { localizedPath, parseLocale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { changeLinkMessage, passwordUpdateMessage, recoveryLinkMessage } from '../auth-errors';
import { failed, UNTOUCHED, type FormState } from '../form/form-state';
import { attempt, type LoadAccounts } from '../load-accounts';

export type ResetView =
  | 'checking'
  | 'form'
  | 'success'
  | 'invalid'
  | 'confirmed'
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
  const code = codeOfLink();
  const mode = parameters.get('mode');
  if (code && mode === 'verifyEmail') return confirmEmail(load, code);
  if (code && mode === 'resetPassword') return checkCode(load, code);
  if (code && mode === 'verifyAndChangeEmail') return changeAddress(load, code);
  if (code && mode === 'recoverEmail') return recoverAddress(load, code);
  return { view: 'invalid', problem: failed({ key: 'invalidResetLink' }) };
}

async function confirmEmail(load: LoadAccounts, code: string): Promise<OpenedLink> {
  try {
    const accounts = await load();
    await accounts.confirmEmail(code);
    return { view: 'confirmed' };
  } catch {
    return { view: 'not-confirmed' };
  }
}

async function checkCode(load: LoadAccounts, code: string): Promise<OpenedLink> {
  const state = await attempt(
    load,
    async (accounts) => {
      await accounts.checkResetCode(code);
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
