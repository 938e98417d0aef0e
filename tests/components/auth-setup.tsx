import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import Login from '@/features/auth/Login';
import type * as Accounts from '@/features/auth/accounts';
import { SITE } from '@/site.config';
import { FirebaseError } from 'firebase/app';
import { render } from 'vitest-browser-react';

const { account, auth, billing, island } = dictionary('en');
/** The sign-in page's texts for an account whose deletion broke off. */
export const deletion = { ...account.deletion, ...auth.deletion };
export { auth, island };

/** What Firebase Auth answers: each test names the calls that it expects. */
export type Answers = Partial<typeof Accounts>;

export const refusal = (code: string) => new FirebaseError(code, `Firebase: Error (${code}).`);

/** Firebase Auth with these answers; a call that no test expects fails it. */
export function answering(answers: Answers): () => Promise<typeof Accounts> {
  return () => Promise.resolve(answers as typeof Accounts);
}

/** A message of the page, as it is read. */
export function message(
  key: keyof typeof auth.messages,
  reason: keyof typeof auth.reasons = 'other',
) {
  return fill(auth.messages[key], { email: SITE.email, message: auth.reasons[reason] });
}

/** The sign-in page in English. */
export function renderLogin(load: () => Promise<typeof Accounts>) {
  return render(
    <Login
      locale="en"
      islandStrings={island}
      strings={{ ...auth, deletion }}
      benefits={billing.upgrade.features}
      titles={{ 'sign-in': 'Sign in', 'sign-up': 'Sign up' }}
      closeLabel="Close"
      load={load}
    />,
  );
}
