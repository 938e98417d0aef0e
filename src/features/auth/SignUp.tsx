import { useMemo, useState } from 'react';
import { localizedPath, type Locale } from '@/i18n/locales';
import { legalPaths } from '@/components/site/navigation';
import { AuthForm } from './AuthForm';
import { ConfirmationSent } from './ConfirmationSent';
import { Consent, EmailField, NameField, NewPasswordFields } from './fields';
import { FormMessage } from './FormMessage';
import { UNTOUCHED } from './form-state';
import { IntentButton } from './IntentButton';
import { ModePanel } from './ModePanel';
import { ResendDialog } from './ResendDialog';
import type { PanelProps } from './SignIn';
import { signUpAction } from './sign-up-action';
import { useAuthForm } from './use-auth-form';

interface SignUpProps extends PanelProps {
  locale: Locale;
  closeLabel: string;
  /** Back to sign-in after the account was created. */
  onDone: (email: string) => void;
}

const HINT_ID = 'consents-needed';

/** Sign-up: the form, the question about a known address, and what to do next. */
export function SignUp(props: SignUpProps) {
  const { locale, strings, closeLabel, benefits, hidden, form, load, onSwitch, onDone } = props;
  const { signUp } = strings;
  const action = useMemo(() => signUpAction(load), [load]);
  const { state, pending, submit } = useAuthForm(action);
  const [mayJoin, setMayJoin] = useState(false);

  const switchMode = () => onSwitch(new FormData(form.current ?? undefined).get('email'));
  const readConsents = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    setMayJoin(data.has('gdprConsent') && data.has('marketingConsent'));
  };
  const submitAs = (intent: string) => {
    const data = new FormData(form.current ?? undefined);
    data.set('intent', intent);
    submit(data);
  };

  if (state.outcome === 'sent') {
    return <ConfirmationSent {...{ hidden, state, pending, submit, strings }} onBack={onDone} />;
  }

  return (
    <ModePanel
      mode="sign-up"
      {...{ hidden, benefits, pending, submit }}
      heading={signUp.heading}
      lead={signUp.lead}
      benefitsHeading={strings.benefits}
      google={strings.google}
      toOther={{ text: signUp.toSignIn, action: signUp.toSignInAction, onClick: switchMode }}
    >
      <AuthForm {...{ form, state, pending, submit }} onInput={readConsents} onFocus={readConsents}>
        <div className="grid gap-5 sm:grid-cols-2">
          <NameField name="firstName" {...{ state, strings }} />
          <NameField name="lastName" {...{ state, strings }} />
        </div>
        <EmailField {...{ state, strings }} />
        <div className="grid gap-5 sm:grid-cols-2">
          <NewPasswordFields label="password" {...{ state, strings }} />
        </div>
        <Consent name="gdprConsent" {...{ state, strings }}>
          <PrivacyConsent locale={locale} strings={signUp} />
        </Consent>
        <Consent name="marketingConsent" {...{ state, strings }}>
          {signUp.marketingConsent}
        </Consent>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <IntentButton
            variant="signal"
            intent="sign-up"
            label={signUp.submit}
            pendingLabel={signUp.pending}
            pending={pending}
            disabled={!mayJoin}
            aria-describedby={mayJoin ? undefined : HINT_ID}
          />
          {!mayJoin && (
            <p id={HINT_ID} className="text-[0.9375rem] text-soft">
              {signUp.consentsNeeded}
            </p>
          )}
        </div>
        <FormMessage state={pending === null ? state : UNTOUCHED} strings={strings} />
      </AuthForm>
      <ResendDialog
        asking={state.outcome === 'taken' && pending === null ? state : null}
        strings={strings.resendDialog}
        closeLabel={closeLabel}
        onAnswer={submitAs}
      />
    </ModePanel>
  );
}

interface PrivacyConsentProps {
  locale: Locale;
  strings: PanelProps['strings']['signUp'];
}

function PrivacyConsent({ locale, strings }: PrivacyConsentProps) {
  const { privacy, legal } = legalPaths(locale);
  const links: Record<string, { path: string; label: string }> = {
    privacy: { path: privacy, label: strings.privacyLink },
    legal: { path: legal, label: strings.legalLink },
  };
  // Every second part is a placeholder's name.
  return strings.privacyConsent.split(/\{(\w+)\}/).map((part) => {
    const link = links[part];
    if (!link) return part;
    return (
      <a key={part} href={localizedPath(link.path, locale)} className="link">
        {link.label}
      </a>
    );
  });
}
