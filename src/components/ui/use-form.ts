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

/** Error messages in the page's language, by field name. */
export type Problems = Partial<Record<string, string>>;

interface FormOptions<Outcome> {
  check: (data: FormData) => Problems;
  /** Called once per submission without problems. */
  send: (data: FormData) => Promise<Outcome>;
  /**
   * Session storage key of the draft, kept until the form is sent. Without it nothing is stored.
   */
  draftKey?: string;
}

/**
 * A form of uncontrolled fields: checks it when it is submitted, moves the focus to the first wrong
 * field and sends the others' values. Without JavaScript the form has the browser's own validation;
 * here our messages replace it.
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
    // `onSubmit` and not a function as `action`, whose server rendering needs an inline script.
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = check(data);
    // Renders the error before the field is focused, so that screen readers announce both.
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

/** Disabled fields lose the focus; it moves to the button, so that sending can be repeated. */
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
