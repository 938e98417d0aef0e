import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { Locale } from '@/i18n/locales';
import type * as SignIn from '@/lib/session/fresh-sign-in';

export interface FreshSignInStrings {
  text: string;
  password: string;
  confirm: string;
  pending: string;
  google: string;
  wrongPassword: string;
  failed: string;
  dismiss: string;
}

interface FreshSignInProps {
  locale: Locale;
  strings: FreshSignInStrings;
  /** The session is as fresh as the sign-in. Google leaves the page instead. */
  onConfirmed: () => void;
  onDismiss: () => void;
  /** Firebase comes with the question. */
  load?: () => Promise<typeof SignIn>;
}

const loadSignIn = () => import('@/lib/session/fresh-sign-in');

/** Asks the member to sign in once more, in place, in the way in which they did. */
export function FreshSignIn(props: FreshSignInProps) {
  const { locale, strings, onConfirmed, onDismiss, load = loadSignIn } = props;
  const question = useRef<HTMLDivElement>(null);
  const [method, setMethod] = useState<SignIn.SignInMethod | null>(null);
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
      .then(({ signInMethod }) => signInMethod())
      .then(setMethod, (error: unknown) => {
        console.error('Fresh sign-in:', error);
        setProblem(strings.failed);
      });
  }, [load, strings]);

  // The question has just taken the place of another.
  useEffect(() => question.current?.querySelector<HTMLElement>('input, button')?.focus(), [method]);

  const run = async (action: (signIn: typeof SignIn) => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await action(await load());
    } catch (error) {
      console.error('Fresh sign-in:', error);
      setProblem(isWrongPassword(error) ? strings.wrongPassword : strings.failed);
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    void run(async ({ confirmPassword }) => {
      await confirmPassword(password);
      // Whoever went back while the password was checked has answered.
      if (isAsking.current) onConfirmed();
    });
  };

  return (
    <div ref={question}>
      <p>{strings.text}</p>
      {method === 'password' && (
        <form onSubmit={submit} className="mt-3">
          <Field
            name="password"
            type="password"
            autoComplete="current-password"
            required
            label={strings.password}
          />
          <Button
            type="submit"
            size="small"
            className="mt-4"
            aria-disabled={isPending || undefined}
          >
            {isPending ? strings.pending : strings.confirm}
          </Button>
        </form>
      )}
      {method === 'google' && (
        <Button
          variant="line"
          size="small"
          className="mt-4"
          aria-disabled={isPending || undefined}
          onClick={() => void run(({ confirmWithGoogle }) => confirmWithGoogle(locale))}
        >
          {isPending ? strings.pending : strings.google}
        </Button>
      )}
      <div role="alert">
        {problem && <p className="mt-3 text-base text-signal-ink">{problem}</p>}
      </div>
      <Button variant="quiet" size="small" className="mt-2" onClick={onDismiss}>
        {strings.dismiss}
      </Button>
    </div>
  );
}

/** Anything but the credentials, as no connection, reads as a failure of ours. */
function isWrongPassword(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^auth\/(invalid-credential|wrong-password|missing-password)$/.test(code);
}
