/**
 * Runs in the head, before the first paint, so that theme, font, menu and banner do not flash.
 * Storage keys are shared with layout.ts.
 */
import { hasChosen } from '../lib/consent';
import { readSessionHint } from '@/lib/session/session-hint';
import { FONT_KEY, readPreference, THEME_KEY } from './preferences';

const root = document.documentElement;

const preload = (as: string, href: string) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as, crossOrigin: '', href }));
};

const theme = readPreference(THEME_KEY);
if (theme) root.dataset['theme'] = theme;

const font = readPreference(FONT_KEY);
if (font && font === root.dataset['font']) {
  root.classList.add('font');
  preload('font', font);
}

const hint = readSessionHint();
if (hint) {
  root.classList.add('signed-in');
  // Preloads the page's first requests while its modules are loaded; its own calls take these
  // answers.
  const { reads, premiumReads = reads } = root.dataset;
  for (const url of (hint.premium ? premiumReads : reads)?.match(/\S+/g) ?? [])
    preload('fetch', url);
  const target = root.dataset['membersGoTo'];
  if (target) {
    root.hidden = true;
    location.replace(target);
  }
}

if (!hasChosen()) root.classList.add('ask');
