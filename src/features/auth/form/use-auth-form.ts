import { startTransition, useActionState, useState } from 'react';
import { UNTOUCHED, type FormState } from './form-state';

export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

export interface AuthFormControl {
  state: FormState;
  /** The `intent` of the button whose action is running, else null. */
  pending: string | null;
  submit: (data: FormData) => void;
}

/** A form with several actions; each button is named `intent` and its value selects the action. */
export function useAuthForm(action: FormAction): AuthFormControl {
  const [state, dispatch, isPending] = useActionState(action, UNTOUCHED);
  const [intent, setIntent] = useState('');
  const submit = (data: FormData) => {
    if (isPending) return;
    setIntent(String(data.get('intent')));
    startTransition(() => dispatch(data));
  };
  return { state, pending: isPending ? intent : null, submit };
}
