/**
 * Shows in place of the form that the link is not valid: an address without a code needs no island.
 * Runs in the head, so that the first paint is the only one.
 */
if (!new URLSearchParams(location.search).has('oobCode')) {
  document.documentElement.classList.add('no-code');
  // A focus before the first paint would cost a layout.
  addEventListener('load', () => {
    document.querySelector<HTMLElement>('#without-code h1')?.focus();
  });
}
