/** Runs at the end of every page, before the first paint: names the visitor in the menus. */
import { readSessionHint } from '../lib/session-hint';

const showVisitor = () => {
  const name = readSessionHint()?.name;
  document.documentElement.classList.toggle('signed-in', name !== undefined);
  for (const place of document.querySelectorAll<HTMLElement>('[data-visitor-name]')) {
    place.textContent = (place.dataset['visitorName'] || '{name}').replace('{name}', name ?? '');
  }
};
showVisitor();
// Somebody signs in or out in another tab, or the browser kept this page since before they did.
for (const change of ['storage', 'pageshow']) addEventListener(change, showVisitor);
