import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import type * as SignIn from './sign-in-again';

interface SignInAgainProps {
  locale: Locale;
  strings: Dictionary['account']['deletion']['again'];
  /** Opens the dialog again that asked: where Google leads back to. */
  hash: string;
  /** The member is who they say. */
  onConfirmed: () => void;
  onDismiss: () => void;
  /** Firebase comes with the question. */
  load?: () => Promise<typeof SignIn>;
}

const loadSignIn = () => import('./sign-in-again');

/** Asks for the password or Google once more, in place (product 8.2). */
export function SignInAgain(props: SignInAgainProps) {
  const { locale, strings, hash, onConfirmed, onDismiss, load = loadSignIn } = props;
  const form = useRef<HTMLFormElement>(null);
  const [methods, setMethods] = useState<SignIn.SignInMethods | null>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const isAsking = useRef(false);

  useEffect(() => {
    isAsking.current = true;
    return () => {
      isAsking.current = false;
    };
  }, []);

  useEffect(() => {
    load()
      .then(({ signInMethods }) => signInMethods())
      .then(setMethods, () => setProblem(strings.failed));
  }, [load, strings]);

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
      await (await load()).confirmPassword(password);
      // Who keeps the account while the password is checked has answered.
      if (isAsking.current) onConfirmed();
    }, strings.wrongPassword);
  const confirmWithGoogle = () =>
    run(async () => (await load()).confirmWithGoogle(locale, hash), strings.failed);

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
