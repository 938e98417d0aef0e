import { useEffect } from 'react';
import { Button } from '@/components/ui/Button';
import { fill } from '@/i18n/fill';
import { FormMessage } from '../form/FormMessage';
import { UNTOUCHED } from '../form/form-state';
import { IntentButton } from '../form/IntentButton';
import { PanelHeading } from '../form/PanelHeading';
import type { SignInResult } from '../accounts';
import type { LoadAccounts } from '../load-accounts';
import type { PanelProps } from '../sign-in/SignIn';
import type { AuthFormControl } from '../form/use-auth-form';
import { followConfirmation } from './follow-confirmation';

interface ConfirmationSentProps extends AuthFormControl {
  hidden: boolean;
  strings: PanelProps['strings'];
  load: LoadAccounts;
  onResult: (result: SignInResult) => void;
  onBack: (email: string) => void;
}

/**
 * Shown instead of the form after sign-up: the address has to be confirmed. Then the page goes on by
 * itself.
 */
export function ConfirmationSent(props: ConfirmationSentProps) {
  const { hidden, state, pending, submit, strings, load, onResult, onBack } = props;
  const email = state.email ?? '';

  useEffect(() => followConfirmation(email, load, onResult), [email, load, onResult]);

  const resend = () => {
    const data = new FormData();
    data.set('intent', 'resend');
    data.set('email', email);
    submit(data);
  };

  return (
    <section data-mode="sign-up" hidden={hidden} className="max-w-xl">
      <PanelHeading>{strings.sent.heading}</PanelHeading>
      <FormMessage isLead state={pending === null ? state : UNTOUCHED} strings={strings} />
      {state.tone === 'good' && (
        <div className="mt-2 space-y-2 text-soft">
          <p>{fill(strings.sent.sentTo, { email })}</p>
          <p>{strings.sent.follows}</p>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <IntentButton
          type="button"
          variant="line"
          intent="resend"
          label={strings.resendConfirmation}
          pendingLabel={strings.sent.pending}
          pending={pending}
          onClick={resend}
        />
        <Button variant="quiet" onClick={() => onBack(email)}>
          {strings.signUp.toSignInAction}
        </Button>
      </div>
    </section>
  );
}
