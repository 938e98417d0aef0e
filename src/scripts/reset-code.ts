/**
 * Shows that the link is not valid, in place of the form, when the address has no code. Runs in the
 * head, before the first paint.
 */
if (!new URLSearchParams(location.search).has('oobCode')) {
  document.documentElement.classList.add('no-code');
  // Focusing before the first paint would force a layout.
  addEventListener('load', () => {
    document.querySelector<HTMLElement>('#without-code h1')?.focus();
  });
}
