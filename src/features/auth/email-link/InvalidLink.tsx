import { useMemo, useRef } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { island } from '@/components/ui/island';
import { AuthForm } from '../form/AuthForm';
import { EmailField } from '../form/fields';
import { FormMessage } from '../form/FormMessage';
import { failed, UNTOUCHED, type FormState } from '../form/form-state';
import { IntentButton } from '../form/IntentButton';
import { PanelHeading } from '../form/PanelHeading';
import { useAuthForm, type FormAction } from '../form/use-auth-form';
import { loadAccounts, type LoadAccounts } from '../load-accounts';
import { requestReset } from '../sign-in/sign-in-actions';
import type { AuthStrings, FormStrings } from '../texts';

interface InvalidLinkProps {
  strings: FormStrings & Pick<AuthStrings, 'reset' | 'oldAddress'>;
  /** Path of the sign-in page. */
  login: string;
  load?: LoadAccounts;
  problem?: FormState | undefined;
}

/**
 * Shown for a link that does not work. Without `problem` the address has no code, and the page has the
 * heading, whose focus would wake the island. Where a new password was wanted, a new link can be asked
 * for in place (product 3.12).
 */
export function InvalidLink(props: InvalidLinkProps) {
  const { strings, login, load = loadAccounts } = props;
  const { problem = failed({ key: 'invalidResetLink' }) } = props;
  const { reset, oldAddress } = strings;
  const form = useRef<HTMLFormElement>(null);
  const action = useMemo((): FormAction => (_, data) => requestReset(load, data), [load]);
  const { state, pending, submit } = useAuthForm(action);
  const reason = problem.message?.key;
  const isReset = reason === 'invalidResetLink' || reason === 'expiredResetLink';
  const shown = state === UNTOUCHED ? problem : state;
  return (
    <section className="max-w-xl">
      {props.problem && <PanelHeading>{reset.invalidHeading}</PanelHeading>}
      <FormMessage isLead state={pending === null ? shown : UNTOUCHED} strings={strings} />
      {isReset && (
        <div className="mt-6">
          <AuthForm {...{ form, state, pending, submit }}>
            <EmailField {...{ state, strings }} />
            <IntentButton
              variant="signal"
              intent="send"
              label={oldAddress.submit}
              pendingLabel={oldAddress.pending}
              pending={pending}
            />
          </AuthForm>
        </div>
      )}
      <ButtonLink href={login} variant={isReset ? 'line' : 'ink'} className="mt-4">
        {reset.backToLogin}
      </ButtonLink>
    </section>
  );
}

export default island(InvalidLink);
