import { useEffect, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import type { AuthFormControl } from './use-auth-form';

interface AuthFormProps extends Pick<AuthFormControl, 'state' | 'pending' | 'submit'> {
  form: RefObject<HTMLFormElement | null>;
  onInput?: () => void;
  onFocus?: () => void;
  children: ReactNode;
}

/**
 * A form of uncontrolled fields, which keep what is typed before hydration. After submission it
 * focuses the first wrong field. It never has an `action`: a password must not get into an address.
 */
export function AuthForm({
  form,
  state,
  pending,
  submit,
  onInput,
  onFocus,
  children,
}: AuthFormProps) {
  const shown = useRef(state);

  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, state]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={pending !== null}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={onFocus}
      className="space-y-5"
    >
      {children}
    </form>
  );
}
