import { useEffect, type RefObject } from 'react';
import { keepDraft, readDraft } from '@/lib/draft';

/** Not stored: consents, which are given again each time, and controls without typed text. */
const NOT_KEPT = ['checkbox', 'hidden', 'password', 'file', 'submit', 'button'];

type TypedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Stores what is typed into a form of uncontrolled fields in session storage, so that it survives
 * reload, back and forward. Restores only fields that still have their rendered value.
 *
 * @param key of the draft; without it nothing is stored. Pass it to `stored` of
 *   `client:interaction` too, which then hydrates the island at once when there is a draft
 */
export function useFormDraft(ref: RefObject<HTMLFormElement | null>, key?: string): void {
  useEffect(() => {
    const form = ref.current;
    if (form === null || key === undefined) return;
    restore(form, readDraft(key));
    const keep = () => {
      const typed = typedControls(form).filter(
        (control) => !isUntouched(control) && !(isRadio(control) && !control.checked),
      );
      keepDraft(key, Object.fromEntries(typed.map(({ name, value }) => [name, value])));
    };
    // Stores what was typed before hydration, too.
    if (typedControls(form).some((control) => !isUntouched(control))) keep();
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [ref, key]);
}

function restore(form: HTMLFormElement, draft: unknown): void {
  if (typeof draft !== 'object' || draft === null) return;
  const texts = draft as Record<string, unknown>;
  for (const control of typedControls(form)) {
    const text = texts[control.name];
    if (typeof text !== 'string' || !isUntouched(control)) continue;
    if (!isRadio(control)) control.value = text;
    else if (control.value === text) control.checked = true;
  }
}

function typedControls(form: HTMLFormElement): TypedControl[] {
  return [...form.elements].filter(
    (element): element is TypedControl =>
      'value' in element &&
      'type' in element &&
      'name' in element &&
      element.name !== '' &&
      !NOT_KEPT.includes(String(element.type)),
  );
}

/** Whether a control has its rendered value. */
function isUntouched(control: TypedControl): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex <= 0;
  if (isRadio(control)) return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}

function isRadio(control: TypedControl): control is HTMLInputElement {
  return control.type === 'radio';
}
