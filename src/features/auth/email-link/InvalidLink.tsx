import { ButtonLink } from '@/components/ui/Button';
import { FormMessage } from '../form/FormMessage';
import { failed, type FormState } from '../form/form-state';
import { PanelHeading } from '../form/PanelHeading';
import type { AuthStrings, FormStrings } from '../texts';

interface InvalidLinkProps {
  strings: Pick<FormStrings, 'messages' | 'reasons'> & Pick<AuthStrings, 'reset'>;
  /** Path of the sign-in page. */
  login: string;
  problem?: FormState | undefined;
}

/** Shown for a link that does not work; without `problem`, the address has no code. */
export function InvalidLink({ strings, login, problem }: InvalidLinkProps) {
  const { reset } = strings;
  return (
    <section>
      <PanelHeading>{reset.invalidHeading}</PanelHeading>
      <FormMessage state={problem ?? failed({ key: 'invalidResetLink' })} strings={strings} />
      <ButtonLink href={login} className="mt-4">
        {reset.backToLogin}
      </ButtonLink>
    </section>
  );
}
