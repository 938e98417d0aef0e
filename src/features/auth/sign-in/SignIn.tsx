import { useMemo, type RefObject } from 'react';
import { AuthForm } from '../form/AuthForm';
import { EmailField, PasswordField } from '../form/fields';
import { FormMessage } from '../form/FormMessage';
import { UNTOUCHED, type FormState } from '../form/form-state';
import { IntentButton } from '../form/IntentButton';
import type { LoadAccounts } from '../load-accounts';
import { ModePanel } from '../form/ModePanel';
import type { SignInResult } from '../accounts';
import { signInAction } from './sign-in-actions';
import type { LoginStrings } from '../texts';
import { useAuthForm } from '../form/use-auth-form';

export interface PanelProps {
  strings: LoginStrings;
  /** What Premium includes. */
  benefits: readonly string[];
  /** The order follows. */
  isOrder: boolean;
  hidden: boolean;
  form: RefObject<HTMLFormElement | null>;
  load: LoadAccounts;
  /** Shows the other panel, with the address that is typed here. */
  onSwitch: (email: FormDataEntryValue | null) => void;
}

interface SignInProps extends PanelProps {
  /** What the form shows before its own first action. */
  notice: FormState;
  /** Called with the result of a sign-in. */
  onResult: (result: SignInResult) => void;
}

/** Sign-in, forgotten password and resending the confirmation. */
export function SignIn(props: SignInProps) {
  const { strings, benefits, isOrder, hidden, form, load, notice, onResult, onSwitch } = props;
  const { signIn } = strings;
  const action = useMemo(() => signInAction(load, onResult), [load, onResult]);
  const { state, pending, submit } = useAuthForm(action);
  const switchMode = () => onSwitch(new FormData(form.current ?? undefined).get('email'));
  const shown = state === UNTOUCHED ? notice : state;

  return (
    <ModePanel
      mode="sign-in"
      {...{ hidden, strings, benefits, isOrder, pending, submit }}
      toOther={{ text: signIn.toSignUp, action: signIn.toSignUpAction, onClick: switchMode }}
    >
      <AuthForm {...{ form, state, pending, submit }}>
        <EmailField {...{ state, strings }} />
        <PasswordField {...{ state, strings }} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <IntentButton
            variant="signal"
            intent="sign-in"
            label={signIn.submit}
            pendingLabel={signIn.pending}
            pending={pending}
          />
          <button type="submit" name="intent" value="forgot" className="link text-base">
            {signIn.forgotPassword}
          </button>
        </div>
        <div>
          <FormMessage state={pending === null ? shown : UNTOUCHED} strings={strings} />
          {state.outcome === 'not-confirmed' && (
            <IntentButton
              variant="line"
              size="small"
              className="mt-3 mb-5"
              intent="resend"
              label={strings.resendConfirmation}
              pendingLabel={strings.sent.pending}
              pending={pending}
            />
          )}
        </div>
      </AuthForm>
    </ModePanel>
  );
}
