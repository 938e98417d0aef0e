/**
 * Runs in the head of members' pages: when the modules of an island cannot be loaded, its error
 * message replaces its loading state, with a button that reloads the page
 * (components/ui/island.tsx).
 */
addEventListener('astro:hydration-error', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  for (const part of target.querySelectorAll<HTMLElement>('[data-load-failed], [data-loading]')) {
    part.hidden = part.matches('[data-loading]');
  }
  const button = target.querySelector('[data-load-failed] button');
  button?.addEventListener('click', () => location.reload());
});
