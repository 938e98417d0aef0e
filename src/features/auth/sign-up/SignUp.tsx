import { useMemo, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { COMMUNICATIONS_REQUIRED } from '#shared/rules/consents.ts';
import { AuthForm } from '../form/AuthForm';
import { ConfirmationSent } from './ConfirmationSent';
import { Consents, hasRequired } from './Consents';
import { EmailField, NameField, NewPasswordFields } from '../form/fields';
import { FormMessage } from '../form/FormMessage';
import { UNTOUCHED } from '../form/form-state';
import { IntentButton } from '../form/IntentButton';
import { ModePanel } from '../form/ModePanel';
import { ResendDialog } from './ResendDialog';
import type { SignInResult } from '../accounts';
import type { PanelProps } from '../sign-in/SignIn';
import { signUpAction } from './sign-up-action';
import { useAuthForm } from '../form/use-auth-form';

interface SignUpProps extends PanelProps {
  locale: Locale;
  closeLabel: string;
  /** Called once the address is confirmed and the session is made. */
  onResult: (result: SignInResult) => void;
  /** Leads back to sign-in after the account was created. */
  onDone: (email: string) => void;
}

const HINT_ID = 'consents-needed';

/** The sign-up form, the dialog for existing accounts, and the next step. */
export function SignUp(props: SignUpProps) {
  const { locale, strings, closeLabel, benefits, isOrder, hidden, form, load } = props;
  const { onSwitch, onResult, onDone } = props;
  const { signUp } = strings;
  const action = useMemo(() => signUpAction(load), [load]);
  const { state, pending, submit } = useAuthForm(action);
  const [mayJoin, setMayJoin] = useState(false);

  const switchMode = () => onSwitch(new FormData(form.current ?? undefined).get('email'));
  const readConsents = () => {
    if (!form.current) return;
    setMayJoin(hasRequired(new FormData(form.current)));
  };
  const submitAs = (intent: string) => {
    const data = new FormData(form.current ?? undefined);
    data.set('intent', intent);
    submit(data);
  };

  if (state.outcome === 'sent') {
    const control = { state, pending, submit };
    return (
      <ConfirmationSent {...{ hidden, strings, load, onResult, ...control }} onBack={onDone} />
    );
  }

  return (
    <ModePanel
      mode="sign-up"
      {...{ hidden, strings, benefits, isOrder, pending, submit }}
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
        <Consents {...{ locale, state, strings }} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <IntentButton
            variant="signal"
            intent="sign-up"
            label={signUp.submit}
            pendingLabel={signUp.pending}
            pending={pending}
            // Pressing it says which boxes are missing.
            aria-disabled={!mayJoin || pending !== null || undefined}
            aria-describedby={mayJoin ? undefined : HINT_ID}
          />
          {!mayJoin && (
            <p id={HINT_ID} className="text-[0.9375rem] text-soft">
              {COMMUNICATIONS_REQUIRED ? signUp.consentsNeeded : signUp.privacyNeeded}
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
