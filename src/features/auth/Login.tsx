import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '@/components/ui/Button';
import { BackIcon } from '@/components/ui/icons';
import { island } from '@/components/ui/island';
import { localizedPath, type Locale } from '@/i18n/locales';
import { takeReturnPath } from '@/lib/session/return-path';
import { SIGN_UP_HASH } from '@/lib/sign-up-hash';
import { ROUTES } from '@/routes';
import { followOtherTabs, isSignUpHash, startLogin, type View } from './sign-in/start-login';
import type { SignInResult } from './accounts';
import { ConsentStep } from './sign-in/ConsentStep';
import { failed, UNTOUCHED, type FormState } from './form/form-state';
import { loadAccounts, type LoadAccounts } from './load-accounts';
import { SigningIn } from './sign-in/SigningIn';
import { SignIn, type PanelProps } from './sign-in/SignIn';
import { SignUp } from './sign-up/SignUp';
import { UnfinishedDeletion } from './sign-in/UnfinishedDeletion';
import { WithoutScript } from './form/WithoutScript';

interface LoginProps {
  locale: Locale;
  strings: PanelProps['strings'];
  benefits: PanelProps['benefits'];
  /** The page's title in each mode. */
  titles: Record<Mode, string>;
  closeLabel: string;
  load?: LoadAccounts;
}

type Mode = 'sign-in' | 'sign-up';

/** Sign-in and sign-up. Prerendered; the first interaction hydrates it and loads Firebase. */
function Login(props: LoginProps) {
  const { locale, strings, benefits, titles, closeLabel, load = loadAccounts } = props;
  const [view, setView] = useState<View>('sign-in');
  const [isOrder, setOrder] = useState(false);
  const [notice, setNotice] = useState<FormState>(UNTOUCHED);
  /** Changes after a sign-up, so that the form is empty for the next one. */
  const [round, setRound] = useState(0);
  const signInForm = useRef<HTMLFormElement>(null);
  const signUpForm = useRef<HTMLFormElement>(null);
  const isLeaving = useRef(false);

  const onResult = useCallback(
    (result: SignInResult) => {
      switch (result) {
        case 'signed-in':
          // Another tab may report it too, and the path can be taken once.
          if (isLeaving.current) return;
          isLeaving.current = true;
          location.replace(takeReturnPath() ?? localizedPath(ROUTES.dashboard, locale));
          break;
        case 'consent-missing':
          setView('consent');
          break;
        case 'deletion':
          setView('deletion');
          break;
        case 'not-confirmed':
          setNotice(failed({ key: 'notConfirmed' }));
          setView('sign-in');
          break;
        case 'no-session':
          setView('sign-in');
      }
    },
    [locale],
  );

  // A layout effect: the page's script shows the sign-up already (scripts/sign-up-mode.ts), and React
  // must know before the click that hydrated the island is repeated.
  useLayoutEffect(() => {
    const fillEmail = (email: string) => {
      // Who has begun with the address keeps what is typed, and who is in a field keeps the place.
      if (fieldOf(signInForm.current, 'email')?.value === '') fill(signInForm.current, email);
      if (document.activeElement !== document.body) return;
      fieldOf(signInForm.current, 'password')?.focus();
    };
    const page = { load, setView, setNotice, setOrder, fillEmail, onResult };
    void startLogin(page);
    return followOtherTabs(page);
  }, [load, onResult]);

  useEffect(() => {
    // Other fragments belong to links within the page.
    const followHash = () => {
      if (isSignUpHash()) setView((shown) => (shown === 'sign-in' ? 'sign-up' : shown));
      else if (location.hash === '') setView((shown) => (shown === 'sign-up' ? 'sign-in' : shown));
    };
    addEventListener('hashchange', followHash);
    return () => removeEventListener('hashchange', followHash);
  }, []);

  const mode: Mode = view === 'sign-up' ? 'sign-up' : 'sign-in';
  useEffect(() => {
    document.title = titles[mode];
  }, [titles, mode]);

  const switchTo = (next: Mode, email: FormDataEntryValue | null) => {
    // So that a reload stays in the mode, and a link to the other one is followed.
    const { pathname, search } = location;
    history.replaceState(null, '', pathname + search + (next === 'sign-up' ? SIGN_UP_HASH : ''));
    flushSync(() => setView(next));
    const form = next === 'sign-in' ? signInForm.current : signUpForm.current;
    if (typeof email === 'string') fill(form, email);
    form?.querySelector('input')?.focus();
  };

  const isWaiting = view === 'signing-in' || view === 'slow';
  const panel = { strings, benefits, isOrder, load };
  return (
    <>
      {isWaiting && <SigningIn slow={view === 'slow'} strings={strings} />}
      {view === 'consent' && (
        <ConsentStep
          {...{ locale, strings, load, onResult }}
          onDecline={() => switchTo('sign-in', null)}
        />
      )}
      {view === 'deletion' && (
        <UnfinishedDeletion
          locale={locale}
          strings={strings.deletion}
          onSignInAgain={() => {
            setNotice(failed({ key: 'loginRequired' }));
            setView('sign-in');
          }}
        />
      )}
      {!isWaiting && <WithoutScript text={strings.withoutScript} />}
      <SignIn
        {...panel}
        hidden={view !== 'sign-in'}
        form={signInForm}
        notice={notice}
        onResult={onResult}
        onSwitch={(email) => switchTo('sign-up', email)}
      />
      <SignUp
        key={round}
        {...panel}
        {...{ locale, closeLabel, onResult }}
        hidden={view !== 'sign-up'}
        form={signUpForm}
        onSwitch={(email) => switchTo('sign-in', email)}
        onDone={(email) => {
          setRound(round + 1);
          switchTo('sign-in', email);
        }}
      />
      <ButtonLink
        href={localizedPath(ROUTES.home, locale)}
        variant="quiet"
        size="small"
        className="mt-10 -ml-4"
      >
        <BackIcon />
        {strings.backToHome}
      </ButtonLink>
    </>
  );
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

function fill(form: HTMLFormElement | null, email: string): void {
  const field = fieldOf(form, 'email');
  if (field) field.value = email;
}

export default island(Login);
