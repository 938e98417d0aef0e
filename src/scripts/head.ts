/**
 * Runs in the head, before the first paint: what would otherwise flash. Storage keys are shared with
 * layout.ts.
 */
import { hasChosen } from '../lib/consent';
import { readSessionHint } from '@/lib/session/session-hint';
import { FONT_KEY, readPreference, THEME_KEY } from './preferences';

const root = document.documentElement;

const theme = readPreference(THEME_KEY);
if (theme) root.dataset['theme'] = theme;

const font = readPreference(FONT_KEY);
if (font && font === root.dataset['font']) {
  root.classList.add('font');
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'preload', as: 'font', crossOrigin: '', href: font });
  document.head.append(preload);
}

const hint = readSessionHint();
if (hint) {
  root.classList.add('signed-in');
  const target = root.dataset['membersGoTo'];
  if (target) {
    root.hidden = true;
    location.replace(target);
  }
}

if (!hasChosen()) root.classList.add('ask');
