import { useMemo, useRef } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { LinkResult } from './LinkResult';
import { AuthForm } from '../form/AuthForm';
import { resetRequestMessage } from '../auth-errors';
import { FormMessage } from '../form/FormMessage';
import { succeeded, UNTOUCHED } from '../form/form-state';
import { IntentButton } from '../form/IntentButton';
import { attempt, type LoadAccounts } from '../load-accounts';
import type { AuthStrings, FormStrings } from '../texts';
import { useAuthForm, type FormAction } from '../form/use-auth-form';

interface RecoveredAddressProps {
  strings: Pick<FormStrings, 'messages' | 'reasons'> & Pick<AuthStrings, 'oldAddress' | 'confirm'>;
  /** Null when Firebase does not return it. */
  email: string | null;
  /** Path of the sign-in page. */
  login: string;
  load: LoadAccounts;
}

/**
 * Shown after the former address was restored. Offers a new password, because the person who
 * changed the address may know the old one.
 */
export function RecoveredAddress({ strings, email, login, load }: RecoveredAddressProps) {
  const form = useRef<HTMLFormElement>(null);
  const action = useMemo(() => sendAction(load, email ?? ''), [load, email]);
  const { state, pending, submit } = useAuthForm(action);
  const { oldAddress, confirm } = strings;
  return (
    <LinkResult heading={oldAddress.heading} text={oldAddress.text}>
      {email !== null && (
        <AuthForm {...{ form, state, pending, submit }}>
          <IntentButton
            variant="signal"
            intent="send"
            label={oldAddress.submit}
            pendingLabel={oldAddress.pending}
            pending={pending}
          />
          <FormMessage state={pending === null ? state : UNTOUCHED} strings={strings} />
        </AuthForm>
      )}
      <ButtonLink href={login} className="mt-4">
        {confirm.toLogin}
      </ButtonLink>
    </LinkResult>
  );
}

function sendAction(load: LoadAccounts, email: string): FormAction {
  return () =>
    attempt(
      load,
      async (accounts) => {
        await accounts.requestPasswordReset(email);
        return succeeded('resetSent');
      },
      resetRequestMessage,
    );
}
