/** The layout's behaviour on every page: menus, drawer, theme, language, consent, brand font. */
import { watchConsent } from '../features/consent/watch';
import { LOGOUT_KEY } from '@/lib/session/logout-mark';
import { readSessionHint } from '@/lib/session/session-hint';
import { watchLanguage } from './language';
import { FONT_KEY, keepPreference, THEME_KEY } from './preferences';

const root = document.documentElement;
const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);

/** Later pages in this tab preload the font (head.ts). */
const showFont = () => {
  root.classList.add('font');
  keepPreference(FONT_KEY, root.dataset['font'] ?? '');
};

const showVisitor = () => {
  // Without a name the hint has the e-mail; the menu has its part before the @ (product 1.11).
  const name = readSessionHint()?.name.split('@')[0];
  root.classList.toggle('signed-in', name !== undefined);
  for (const place of all('[data-visitor-name]')) {
    place.textContent = (place.dataset['visitorName'] || '{name}').replace('{name}', name ?? '');
  }
};
showVisitor();
// Another tab has signed in or out, or this page comes from the back/forward cache.
for (const change of ['storage', 'pageshow']) addEventListener(change, showVisitor);

for (const button of all('[data-theme-switch]')) {
  button.onclick = () => {
    const now =
      root.dataset['theme'] ??
      (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.dataset['theme'] = now === 'dark' ? 'light' : 'dark';
    keepPreference(THEME_KEY, root.dataset['theme']);
  };
}

const menus = all<HTMLDetailsElement>('[data-menu]');
const closeMenus = (except: Node | null) => {
  for (const menu of menus) if (!menu.contains(except)) menu.open = false;
};
for (const leave of ['click', 'focusin']) {
  addEventListener(leave, ({ target }) => closeMenus(target as Node));
}
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  document.querySelector<HTMLElement>('[data-menu][open]>summary')?.focus();
  closeMenus(null);
});

for (const link of all('[data-logout]')) {
  link.onclick = () => sessionStorage.setItem(LOGOUT_KEY, '1');
}

// Without this script the drawer is a popover; with it, it is a modal dialog, which traps the
// focus.
const drawer = document.querySelector<HTMLDialogElement>('#drawer');
for (const button of all('[popovertarget=drawer]')) {
  button.onclick = (event) => {
    event.preventDefault();
    if (drawer?.open) drawer.close();
    else drawer?.showModal();
  };
}
if (drawer) {
  drawer.onclick = ({ target }) => {
    if (target === drawer) drawer.close();
  };
}

watchLanguage();
const asked = watchConsent();
// It can fail, or its page be left while it loads: then the other font stays.
const loadFont = () => document.fonts.load('1em Familjen Grotesk').then(showFont, () => undefined);
// Requested earlier, the brand font would delay the first paint, which may come after `load`, and the
// consent banner, often the largest one.
addEventListener('load', () => void asked.then(loadFont, loadFont));
