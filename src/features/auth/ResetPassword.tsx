import { useCallback, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { island } from '@/components/ui/island';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { RESET_REDIRECT_MS } from '#shared/limits.ts';
import { LinkResult } from './email-link/LinkResult';
import { InvalidLink } from './email-link/InvalidLink';
import { loadAccounts, type LoadAccounts } from './load-accounts';
import { PanelHeading } from './form/PanelHeading';
import { openLink, type OpenedLink } from './email-link/email-link';
import { RecoveredAddress } from './email-link/RecoveredAddress';
import { ResetForm } from './email-link/ResetForm';
import type { AuthStrings, FormStrings } from './texts';
import { WithoutScript } from './form/WithoutScript';

interface ResetPasswordProps {
  locale: Locale;
  strings: FormStrings & Pick<AuthStrings, 'reset' | 'confirm' | 'newAddress' | 'oldAddress'>;
  load?: LoadAccounts;
}

/** The page that the links in our e-mails open (product 3.12). */
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
      return <InvalidLink {...{ strings, login, load, problem }} />;
    case 'success':
      return (
        <LinkResult heading={reset.successHeading} text={reset.successText}>
          <ButtonLink href={login} variant="signal">
            {reset.backToLogin}
          </ButtonLink>
        </LinkResult>
      );
    case 'address-changed':
      return (
        <LinkResult heading={newAddress.heading} text={newAddress.text}>
          <ButtonLink href={login} variant="signal">
            {confirm.toLogin}
          </ButtonLink>
        </LinkResult>
      );
    case 'address-recovered':
      return <RecoveredAddress {...{ strings, email, login, load }} />;
    case 'not-confirmed':
      return (
        <LinkResult heading={reset.invalidHeading} text={confirm.failed}>
          <ButtonLink href={login}>{confirm.toLogin}</ButtonLink>
        </LinkResult>
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
