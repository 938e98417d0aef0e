import {
  startTransition,
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useFormDraft } from './use-form-draft';

/** What is wrong, in the reader's language, by the name of the field. */
export type Problems = Partial<Record<string, string>>;

interface FormOptions<Outcome> {
  check: (data: FormData) => Problems;
  /** Runs once per submission without problems. */
  send: (data: FormData) => Promise<Outcome>;
  /** Where what is typed is kept until the form is sent; not kept without it. */
  draftKey?: string;
}

/**
 * A form of uncontrolled fields: checks it when it is submitted, moves the focus to the first wrong
 * field and sends the others' values. The prerendered form keeps the browser's own validation, which
 * is all that there is without JavaScript; here our sentences take its place.
 */
export function useForm<Outcome>({ check, send, draftKey }: FormOptions<Outcome>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, submit, isSending] = useActionState<Outcome | null, FormData>(
    (_, data) => send(data),
    null,
  );
  useFormDraft(form, draftKey);
  useFocusAfterSending(form, isSending);
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // Never a function as the form's `action`: its server rendering needs an inline script.
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = check(data);
    // The field is described by its error before it is focused, so that both are read out.
    flushSync(() => setProblems(found));
    const first = firstNamed(event.currentTarget, (name) => found[name] !== undefined);
    if (first) first.focus();
    else startTransition(() => submit(data));
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined });
  };

  return { form, problems, outcome, isSending, formProps: { ref: form, onSubmit, onInput } };
}

/** Closed fields lose the focus; it goes back to the button, from where sending can be repeated. */
function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  const wasSending = useRef(false);
  useEffect(() => {
    const isDone = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (!isDone || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [form, isSending]);
}

function firstNamed(
  form: HTMLFormElement,
  isWanted: (name: string) => boolean,
): HTMLElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLInputElement => 'name' in element && isWanted(String(element.name)),
  );
}
