/** Shows in place of the form that the link is not valid: an address without a code needs no island. */
if (!new URLSearchParams(location.search).has('oobCode')) {
  document.getElementById('with-code')?.toggleAttribute('hidden', true);
  const answer = document.getElementById('without-code');
  answer?.removeAttribute('hidden');
  // Before the first paint it would cost a layout.
  addEventListener('load', () => answer?.querySelector('h1')?.focus());
}
