import { localizedPath, parseLocale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { RESET_REDIRECT_MS } from '#shared/limits.ts';
import { newPasswordProblem } from '#shared/rules/sign-up.ts';
import { find, inputOf, markInvalid, submitOf, whilePending } from './form-controls';
import { attempt, loadAccounts } from './load-accounts';
import { createSay, type Say } from './messages';
import { showPanel, type Panel } from './panels';

function show(root: HTMLElement, panel: Panel): HTMLElement {
  showPanel(root, panel);
  return find(root, `[data-panel="${panel}"]`, HTMLElement);
}

async function confirm(root: HTMLElement, code: string): Promise<void> {
  try {
    const accounts = await loadAccounts();
    await accounts.confirmEmail(code);
    show(root, 'confirmed');
  } catch {
    show(root, 'not-confirmed');
  }
}

function startForm(form: HTMLFormElement, say: Say, code: string, onSaved: () => void): void {
  const submit = submitOf(form);
  const password = inputOf(form, 'password');
  const confirmed = inputOf(form, 'confirmPassword');

  async function save(): Promise<void> {
    say(null);
    const problem = newPasswordProblem(password.value, confirmed.value);
    if (problem) {
      markInvalid(form, [problem === 'passwordTooShort' ? 'password' : 'confirmPassword']);
      say({ key: problem });
      return;
    }
    markInvalid(form);
    await attempt(
      say,
      async (accounts) => {
        await accounts.resetPassword(code, password.value);
        onSaved();
      },
      (accounts, error) => accounts.passwordUpdateMessage(error),
    );
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whilePending(submit, save);
  });
}

async function reset(root: HTMLElement, code: string): Promise<void> {
  let isValid = false;
  const sayInvalid: Say = (message) => createSay(root, show(root, 'invalid'))(message);
  await attempt(
    sayInvalid,
    async (accounts) => {
      await accounts.checkResetCode(code);
      isValid = true;
    },
    (accounts, error) => accounts.passwordUpdateMessage(error),
  );
  if (!isValid) return;
  const panel = show(root, 'form');
  const form = find(panel, 'form', HTMLFormElement);
  startForm(form, createSay(root, panel), code, () => {
    show(root, 'success');
    setTimeout(() => location.assign(root.dataset['login'] ?? '/'), RESET_REDIRECT_MS);
  });
}

/**
 * The e-mail's link is the same for every language and says in `lang` which one its reader asked in
 * (https://firebase.google.com/docs/auth/custom-email-handler).
 *
 * @returns whether the browser is on its way to that page
 */
function leaveForLanguage(lang: string | null): boolean {
  if (lang === null || lang === document.documentElement.lang) return false;
  const locale = parseLocale(lang);
  if (locale === document.documentElement.lang) return false;
  // An unprefixed address is negotiated, so English needs its prefix here.
  const prefix = localizedPath('/', locale) === '/' ? `/${locale}` : '';
  location.replace(prefix + localizedPath(ROUTES.resetPassword, locale) + location.search);
  return true;
}

/**
 * The page behind the links in Firebase's e-mails (design 7.5): `mode=verifyEmail` confirms an
 * address, `mode=resetPassword` sets a new password; the code is used up by that.
 */
export function startResetPage(root: HTMLElement): void {
  const parameters = new URLSearchParams(location.search);
  if (leaveForLanguage(parameters.get('lang'))) return;
  const code = parameters.get('oobCode');
  if (code && parameters.get('mode') === 'verifyEmail') void confirm(root, code);
  else if (code && parameters.get('mode') === 'resetPassword') void reset(root, code);
  else createSay(root, show(root, 'invalid'))({ key: 'invalidResetLink' });
}
