/** Loads and starts the rest of a prerendered page; may be tried again after a failure. */
type Load = () => Promise<void>;

/**
 * Brings a prerendered form to life with the visitor's first focus or tap, so that the page itself
 * needs next to no script (design 8). A button that is pressed before that does its work afterwards.
 *
 * @returns starts it at once
 */
export function wakeOnUse(root: HTMLElement, load: Load): () => Promise<void> {
  let isAwake = false;
  let waking: Promise<void> | undefined;
  const wake = () =>
    (waking ??= load().then(
      () => {
        isAwake = true;
      },
      () => {
        waking = undefined;
        sayTryAgain(root);
      },
    ));
  root.addEventListener('focusin', wake, { once: true });
  root.addEventListener('pointerdown', wake, { once: true });
  root.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (isAwake || !button) return;
      event.preventDefault();
      event.stopPropagation();
      void wake().then(() => {
        if (isAwake) button.click();
      });
    },
    { capture: true },
  );
  return wake;
}

/** Says where messages stand that the rest could not be loaded. */
export function sayTryAgain(root: HTMLElement): void {
  const { tryAgain } = JSON.parse(root.dataset['messages'] ?? '{}') as { tryAgain?: string };
  for (const place of root.querySelectorAll('[data-message]')) place.textContent = tryAgain ?? '';
}
