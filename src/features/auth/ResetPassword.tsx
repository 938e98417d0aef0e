import { useCallback, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { island } from '@/components/ui/island';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { RESET_REDIRECT_MS } from '#shared/limits.ts';
import { Answer } from './Answer';
import { InvalidLink } from './InvalidLink';
import { loadAccounts, type LoadAccounts } from './load-accounts';
import { PanelHeading } from './PanelHeading';
import { openLink, type OpenedLink } from './reset-link';
import { RecoveredAddress } from './RecoveredAddress';
import { ResetForm } from './ResetForm';
import type { AuthStrings, FormStrings } from './texts';
import { WithoutScript } from './WithoutScript';

interface ResetPasswordProps {
  locale: Locale;
  strings: FormStrings & Pick<AuthStrings, 'reset' | 'confirm' | 'newAddress' | 'oldAddress'>;
  load?: LoadAccounts;
}

/** What the links in our e-mails open (product 3.12). */
function ResetPassword(props: ResetPasswordProps) {
  const { locale, strings, load = loadAccounts } = props;
  const { reset, confirm, newAddress } = strings;
  const [{ view, problem, email = null }, setLink] = useState<OpenedLink>({ view: 'checking' });
  const login = localizedPath(ROUTES.login, locale);

  useEffect(() => {
    let isCurrent = true;
    void openLink(load).then((opened) => {
      if (isCurrent) setLink(opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);

  const succeed = useCallback(() => setLink({ view: 'success' }), []);

  useEffect(() => {
    if (view !== 'success') return;
    const timer = setTimeout(() => location.assign(login), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [view, login]);

  switch (view) {
    case 'checking':
    case 'form':
      return (
        <>
          {view === 'form' ? (
            <PanelHeading>{reset.heading}</PanelHeading>
          ) : (
            <Checking reset={reset} />
          )}
          <WithoutScript text={reset.withoutScript} />
          <div hidden={view !== 'form'} className="mt-8">
            <ResetForm strings={strings} load={load} onSaved={succeed} />
            <a href={login} className="link text-base">
              {reset.backToLogin}
            </a>
          </div>
        </>
      );
    case 'invalid':
      return <InvalidLink {...{ strings, login, problem }} />;
    case 'success':
      return (
        <Answer heading={reset.successHeading} text={reset.successText}>
          <ButtonLink href={login} variant="signal">
            {reset.backToLogin}
          </ButtonLink>
        </Answer>
      );
    case 'confirmed':
      return (
        <Answer heading={confirm.heading} text={confirm.text}>
          <ButtonLink href={login} variant="signal">
            {confirm.toLogin}
          </ButtonLink>
        </Answer>
      );
    case 'address-changed':
      return (
        <Answer heading={newAddress.heading} text={newAddress.text}>
          <ButtonLink href={login} variant="signal">
            {confirm.toLogin}
          </ButtonLink>
        </Answer>
      );
    case 'address-recovered':
      return <RecoveredAddress {...{ strings, email, login, load }} />;
    case 'not-confirmed':
      return (
        <Answer heading={reset.invalidHeading} text={confirm.failed}>
          <ButtonLink href={login}>{confirm.toLogin}</ButtonLink>
        </Answer>
      );
  }
}

function Checking({ reset }: Pick<AuthStrings, 'reset'>) {
  return (
    <div className="noscript:hidden">
      <h1 className="text-title">{reset.checking}</h1>
      <p className="mt-4 text-lead text-soft" role="status">
        {reset.wait}
      </p>
    </div>
  );
}

export default island(ResetPassword);
