import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '@/components/ui/Button';
import { BackIcon } from '@/components/ui/icons';
import { localizedPath, type Locale } from '@/i18n/locales';
import { takeReturnPath } from '@/lib/session/return-path';
import { ROUTES } from '@/routes';
import { arrive, followOtherTabs, type View } from './arrival';
import { ConsentStep } from './ConsentStep';
import { UNTOUCHED, type FormState } from './form-state';
import { loadAccounts, type LoadAccounts } from './load-accounts';
import { Returning } from './Returning';
import { SignIn, type PanelProps } from './SignIn';
import { SignUp } from './SignUp';
import { WithoutScript } from './WithoutScript';

interface LoginProps {
  locale: Locale;
  strings: PanelProps['strings'];
  benefits: PanelProps['benefits'];
  closeLabel: string;
  load?: LoadAccounts;
}

/** Sign-in and sign-up: prerendered, hydrated with the first interaction, Firebase too. */
export default function Login(props: LoginProps) {
  const { locale, strings, benefits, closeLabel, load = loadAccounts } = props;
  const [view, setView] = useState<View>('sign-in');
  const [notice, setNotice] = useState<FormState>(UNTOUCHED);
  /** A sign-up that is done leaves an empty form to the next. */
  const [round, setRound] = useState(0);
  const signInForm = useRef<HTMLFormElement>(null);
  const signUpForm = useRef<HTMLFormElement>(null);

  const goOn = useCallback(() => {
    location.replace(takeReturnPath() ?? localizedPath(ROUTES.dashboard, locale));
  }, [locale]);

  const next = useMemo(() => ({ goOn, askConsent: () => setView('consent') }), [goOn]);

  useEffect(() => {
    const page = { load, show: setView, tell: setNotice, goOn };
    // Somebody is about to use it; a failure is told by what needs it.
    load().catch(() => undefined);
    void arrive(page);
    return followOtherTabs(page);
  }, [load, goOn]);

  const switchTo = (next: 'sign-in' | 'sign-up', email: FormDataEntryValue | null) => {
    flushSync(() => setView(next));
    const form = next === 'sign-in' ? signInForm.current : signUpForm.current;
    const field = form?.elements.namedItem('email');
    if (field instanceof HTMLInputElement && typeof email === 'string') field.value = email;
    form?.querySelector('input')?.focus();
  };

  const isWaiting = view === 'returning' || view === 'slow';
  const panel = { strings, benefits, load };
  return (
    <>
      {isWaiting && <Returning slow={view === 'slow'} strings={strings} />}
      {view === 'consent' && (
        <ConsentStep
          {...{ locale, strings, load, goOn }}
          onDecline={() => switchTo('sign-in', null)}
        />
      )}
      {!isWaiting && (
        <WithoutScript text={strings.withoutScript} failed={strings.messages.offline} />
      )}
      <SignIn
        {...panel}
        hidden={view !== 'sign-in'}
        form={signInForm}
        notice={notice}
        next={next}
        onSwitch={(email) => switchTo('sign-up', email)}
      />
      <SignUp
        key={round}
        {...panel}
        {...{ locale, closeLabel }}
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
