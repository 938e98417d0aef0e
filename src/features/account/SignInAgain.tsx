import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import type { SignInMethods } from './sign-in-again';

interface SignInAgainProps {
  locale: Locale;
  strings: Dictionary['account']['deletion']['again'];
  /** The member is who they say. */
  onConfirmed: () => void;
  onDismiss: () => void;
}

/** Asks for the password or Google once more, in place (product 8.2). */
export function SignInAgain({ locale, strings, onConfirmed, onDismiss }: SignInAgainProps) {
  const form = useRef<HTMLFormElement>(null);
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    import('./sign-in-again')
      .then(({ signInMethods }) => signInMethods())
      .then(setMethods, () => setProblem(strings.failed));
  }, [strings]);

  // The question has just taken the place of another.
  useEffect(() => form.current?.querySelector('input')?.focus(), [methods]);

  const run = async (action: () => Promise<void>, failure: string) => {
    setPending(true);
    setProblem('');
    try {
      await action();
    } catch (error) {
      setProblem(isWrongPassword(error) ? failure : strings.failed);
      setPending(false);
    }
  };
  const confirmPassword = (password: string) =>
    run(async () => {
      await (await import('./sign-in-again')).confirmPassword(password);
      onConfirmed();
    }, strings.wrongPassword);
  const confirmWithGoogle = () =>
    run(async () => (await import('./sign-in-again')).confirmWithGoogle(locale), strings.failed);

  return (
    <>
      <p className="mb-6 text-soft">{strings.text}</p>
      {methods?.password && (
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            const password = new FormData(event.currentTarget).get('password');
            if (!isPending) void confirmPassword(typeof password === 'string' ? password : '');
          }}
        >
          <Field
            name="password"
            type="password"
            autoComplete="current-password"
            required
            label={strings.password}
          />
          <Button type="submit" variant="signal" className="mt-4" disabled={isPending}>
            {isPending ? strings.pending : strings.confirm}
          </Button>
        </form>
      )}
      {methods?.google && (
        <Button
          variant="line"
          className="mt-4"
          disabled={isPending}
          onClick={() => void confirmWithGoogle()}
        >
          {strings.google}
        </Button>
      )}
      <p role="alert" className="min-h-8 pt-2 text-base text-signal-ink">
        {problem}
      </p>
      <Button variant="quiet" onClick={onDismiss}>
        {strings.dismiss}
      </Button>
    </>
  );
}

/** Anything but the credentials, as no connection, reads as a failure of ours. */
function isWrongPassword(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^auth\/(invalid-credential|wrong-password|missing-password)$/.test(code);
}
