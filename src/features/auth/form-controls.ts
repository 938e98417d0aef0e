/** The element of a prerendered form; a missing one is a mistake in the page. */
export function find<E extends HTMLElement>(
  root: ParentNode,
  selector: string,
  type: new () => E,
): E {
  const element = root.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`The page has no ${selector}`);
}

/** An input of a form. */
export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return find(form, `[name="${name}"]`, HTMLInputElement);
}

/** The submit button of a form. */
export function submitOf(form: HTMLFormElement): HTMLButtonElement {
  return find(form, 'button[type="submit"]', HTMLButtonElement);
}

/** Marks the named fields as wrong and goes to the first one; all others are right again. */
export function markInvalid(form: HTMLFormElement, names: readonly string[] = []): void {
  for (const field of form.querySelectorAll('input')) {
    if (names.includes(field.name)) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
}

/** The named fields that are still empty. */
export function emptyOf(form: HTMLFormElement, names: readonly string[]): string[] {
  return names.filter((name) => inputOf(form, name).value.trim() === '');
}

/**
 * Runs what a button stands for; meanwhile it is disabled and shows its pending label. A disabled
 * button loses the focus, so it gets it back unless something else has it by then.
 */
export async function whilePending(
  button: HTMLButtonElement,
  action: () => Promise<void>,
): Promise<void> {
  const label = button.textContent;
  const hadFocus = document.activeElement === button;
  button.disabled = true;
  button.textContent = button.dataset['pending'] ?? label;
  try {
    await action();
  } finally {
    button.textContent = label;
    button.disabled = false;
    const active = document.activeElement;
    // The browser leaves an element that has just been hidden with a closed dialog only later.
    const isElsewhere = active !== document.body && active?.checkVisibility();
    if (hadFocus && !isElsewhere) button.focus();
  }
}
