import { SignInAgain } from '@/components/members/SignInAgain';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { useForm } from '@/components/ui/use-form';
import { fill } from '@/i18n/fill';
import { ApiError } from '@/lib/api-client';
import { clearDraft } from '@/lib/draft';
import { MAX_EMAIL_LENGTH } from '#shared/limits.ts';
import { isEmail } from '#shared/entities/email.ts';
import { fieldText } from '#shared/rules/form-fields.ts';
import { FormFoot } from './FormFoot';
import { needsSignIn, problemOf, requestNewAddress, SECURITY_HASHES } from './security-calls';
import type { SecurityProps } from './Security';

/** Key of the form's draft, which survives a sign-in with Google. */
const DRAFT_KEY = 'new-email';

type Outcome = { state: 'sent'; email: string } | { state: 'again' | 'failed'; problem: string };

/** Requests a confirmation link for a new e-mail address (product 8.8). */
export function ChangeEmail({ locale, strings, onClose }: SecurityProps) {
  const { email: texts, problems: reasons } = strings;

  const send = async (data: FormData): Promise<Outcome> => {
    const email = fieldText(data, 'email');
    try {
      await requestNewAddress(email, locale);
      clearDraft(DRAFT_KEY);
      return { state: 'sent', email };
    } catch (error) {
      if (needsSignIn(error)) return { state: 'again', problem: '' };
      const isTooMany = error instanceof ApiError && error.code === 'too-many-requests';
      return {
        state: 'failed',
        problem: isTooMany ? reasons.tooManyLinks : problemOf(error, reasons),
      };
    }
  };
  const { form, problems, outcome, isSending, formProps } = useForm({
    check: (data) => (isEmail(fieldText(data, 'email')) ? {} : { email: texts.invalid }),
    send,
    draftKey: DRAFT_KEY,
  });

  if (outcome?.state === 'sent') {
    return (
      <>
        {/* Takes the focus, because the focused field is gone. */}
        <p ref={(text) => text?.focus()} tabIndex={-1} className="mb-6 outline-none">
          {fill(texts.sent, { email: outcome.email })}
        </p>
        <Button variant="line" onClick={onClose}>
          {strings.close}
        </Button>
      </>
    );
  }
  const isAsking = outcome?.state === 'again' && !isSending;
  return (
    <>
      {isAsking && (
        <SignInAgain
          locale={locale}
          strings={strings.again}
          hash={SECURITY_HASHES.email}
          onConfirmed={() => form.current?.requestSubmit()}
          onDismiss={onClose}
        />
      )}
      <form {...formProps} hidden={isAsking} aria-busy={isSending}>
        <p className="mb-6 text-soft">{texts.text}</p>
        <Field
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          required
          label={texts.label}
          error={problems['email']}
        />
        <FormFoot
          problem={outcome?.problem}
          isPending={isSending}
          texts={texts}
          dismiss={strings.dismiss}
          onDismiss={onClose}
        />
      </form>
    </>
  );
}
