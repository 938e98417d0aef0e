import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { Locale } from '@/i18n/locales';
import type * as SignIn from '@/lib/session/sign-in-again';

export interface SignInAgainStrings {
  text: string;
  password: string;
  confirm: string;
  pending: string;
  google: string;
  wrongPassword: string;
  failed: string;
  dismiss: string;
}

interface SignInAgainProps {
  locale: Locale;
  strings: SignInAgainStrings;
  /** Offers only the method of the last sign-in; the session keeps its sign-in method. */
  onlyUsed?: boolean;
  /** Fragment to which Google returns; by default the current one. */
  hash?: string;
  /** Size of the buttons. */
  size?: 'small' | 'normal';
  /** Runs after the sign-in, when the session is renewed. With Google the page is left instead. */
  onConfirmed: () => void;
  onDismiss: () => void;
  /** Loads the sign-in, and Firebase with it. */
  load?: () => Promise<
    Pick<typeof SignIn, 'signInMethods' | 'confirmPassword' | 'confirmWithGoogle'>
  >;
}

const loadSignIn = () => import('@/lib/session/sign-in-again');

/** Asks for the password or Google once more, in place (product 8.2, 29.12). */
export function SignInAgain(props: SignInAgainProps) {
  const { locale, strings, onlyUsed = false, hash, load = loadSignIn } = props;
  const { size = 'normal', onConfirmed, onDismiss } = props;
  const question = useRef<HTMLDivElement>(null);
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
      .then(({ signInMethods }) => signInMethods(onlyUsed))
      .then(setMethods, (error: unknown) => {
        console.error('Sign in again:', error);
        setProblem(strings.failed);
      });
  }, [load, onlyUsed, strings]);

  // The question replaces another one, so it takes the focus.
  useEffect(
    () => question.current?.querySelector<HTMLElement>('input, button')?.focus(),
    [methods],
  );

  const run = async (action: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await action();
    } catch (error) {
      console.error('Sign in again:', error);
      setProblem(isWrongPassword(error) ? strings.wrongPassword : strings.failed);
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    void run(async () => {
      await (await load()).confirmPassword(password);
      // Not after the member has closed the question meanwhile.
      if (isAsking.current) onConfirmed();
    });
  };

  return (
    <div ref={question}>
      <p className="mb-4 text-soft">{strings.text}</p>
      {methods?.password && (
        <form onSubmit={submit}>
          <Field
            name="password"
            type="password"
            autoComplete="current-password"
            required
            label={strings.password}
          />
          <Button type="submit" variant="signal" size={size} className="mt-4" disabled={isPending}>
            {isPending ? strings.pending : strings.confirm}
          </Button>
        </form>
      )}
      {methods?.google && (
        <Button
          variant="line"
          size={size}
          className="mt-4"
          disabled={isPending}
          onClick={() => void run(async () => (await load()).confirmWithGoogle(locale, hash))}
        >
          {strings.google}
        </Button>
      )}
      <p role="alert" className="min-h-8 pt-2 text-base text-signal-ink">
        {problem}
      </p>
      <Button variant="quiet" size={size} onClick={onDismiss}>
        {strings.dismiss}
      </Button>
    </div>
  );
}

/** Other errors, such as no connection, show the general message. */
function isWrongPassword(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^auth\/(invalid-credential|wrong-password|missing-password)$/.test(code);
}
