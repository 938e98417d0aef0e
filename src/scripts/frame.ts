/** The frame's behaviour on every page: menus, drawer, theme, language, brand face. */
import { watchConsent } from '../features/consent/watch';
import { readSessionHint, SESSION_HINT_KEY } from '../lib/session-hint';
import { loadBrandFace } from './brand-face';
import { watchLanguage } from './language';
import { keepPreference, THEME_KEY } from './preferences';

const root = document.documentElement;
const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);

const showVisitor = () => {
  const name = readSessionHint()?.name;
  root.classList.toggle('signed-in', name !== undefined);
  for (const place of all('[data-visitor-name]')) {
    place.textContent = (place.dataset['visitorName'] || '{name}').replace('{name}', name ?? '');
  }
};
showVisitor();
// Somebody signs in or out in another tab, or the browser kept this page since before they did.
addEventListener('storage', ({ key }) => {
  if (key === null || key === SESSION_HINT_KEY) showVisitor();
});
addEventListener('pageshow', showVisitor);

for (const button of all('[data-theme-switch]')) {
  button.onclick = () => {
    const dark = getComputedStyle(root).colorScheme.includes('light')
      ? root.dataset['theme'] !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches
      : true;
    root.dataset['theme'] = dark ? 'light' : 'dark';
    keepPreference(THEME_KEY, root.dataset['theme']);
  };
}

const menus = all<HTMLDetailsElement>('[data-menu]');
const closeMenus = (except?: Node | null) => {
  for (const menu of menus) if (!except || !menu.contains(except)) menu.open = false;
};
addEventListener('click', (event) => closeMenus(event.target as Node));
addEventListener('focusin', (event) => closeMenus(event.target as Node));
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const open = document.querySelector<HTMLDetailsElement>('[data-menu][open]');
  open?.querySelector('summary')?.focus();
  closeMenus();
});

// Without this script the drawer is a popover; with it, a modal dialog that keeps the focus inside.
const drawer = document.querySelector<HTMLDialogElement>('#drawer');
for (const button of all('[popovertarget=drawer]')) {
  button.onclick = (event) => {
    event.preventDefault();
    if (drawer?.open) drawer.close();
    else drawer?.showModal();
  };
}
if (drawer) {
  drawer.onclick = (event) => {
    if (event.target === drawer) drawer.close();
  };
}

watchLanguage();
watchConsent();
addEventListener('load', () => void loadBrandFace());
