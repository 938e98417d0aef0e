import { useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { Locale } from '@/i18n/locales';
import type { SignInResult } from '../accounts';
import { signUpMessage } from '../auth-errors';
import { AuthForm } from '../form/AuthForm';
import { Consents, hasRequired } from '../sign-up/Consents';
import { FormMessage } from '../form/FormMessage';
import { UNTOUCHED } from '../form/form-state';
import { IntentButton } from '../form/IntentButton';
import { attempt, type LoadAccounts } from '../load-accounts';
import { PanelHeading } from '../form/PanelHeading';
import type { PanelProps } from './SignIn';
import { agreedIn } from '../sign-up/sign-up-action';
import { useAuthForm, type FormAction } from '../form/use-auth-form';

interface ConsentStepProps {
  locale: Locale;
  strings: PanelProps['strings'];
  load: LoadAccounts;
  onResult: (result: SignInResult) => void;
  onDecline: () => void;
}

/** Stores the consents and creates the session. */
function consentAction(load: LoadAccounts, onResult: (result: SignInResult) => void): FormAction {
  return (_, data) =>
    attempt(
      load,
      async (accounts) => {
        onResult(await accounts.agree(agreedIn(data)));
        return UNTOUCHED;
      },
      signUpMessage,
    );
}

/**
 * Asks for the consents of an account that was created without the sign-up form, such as with
 * Google.
 */
export function ConsentStep({ locale, strings, load, onResult, onDecline }: ConsentStepProps) {
  const { consentStep } = strings;
  const form = useRef<HTMLFormElement>(null);
  const [isComplete, setComplete] = useState(false);
  const action = useMemo(() => consentAction(load, onResult), [load, onResult]);
  const { state, pending, submit } = useAuthForm(action);

  const decline = () => {
    // Failures are ignored: an account without consents has no access, and is deleted later
    // (product 3.5).
    void load()
      .then((accounts) => accounts.decline())
      .catch(() => undefined)
      .finally(onDecline);
  };

  return (
    <section className="max-w-xl">
      <PanelHeading>{consentStep.heading}</PanelHeading>
      <p className="mt-4 mb-8 text-lead text-soft">{consentStep.lead}</p>
      <AuthForm
        {...{ form, state, pending, submit }}
        onInput={() => setComplete(hasRequired(new FormData(form.current ?? undefined)))}
      >
        <Consents {...{ locale, state, strings }} />
        <div className="flex flex-wrap gap-3">
          <IntentButton
            variant="signal"
            intent="agree"
            label={consentStep.submit}
            pendingLabel={consentStep.pending}
            pending={pending}
            disabled={!isComplete}
          />
          <Button variant="quiet" onClick={decline}>
            {consentStep.decline}
          </Button>
        </div>
        <FormMessage state={pending === null ? state : UNTOUCHED} strings={strings} />
      </AuthForm>
    </section>
  );
}
