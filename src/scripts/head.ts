/**
 * Runs in the head, before the first paint: what would otherwise flash. Storage keys are shared with
 * frame.ts.
 */
import { hasChosen } from '../lib/consent';
import { readSessionHint } from '@/lib/session/session-hint';
import { FACE_KEY, readPreference, THEME_KEY } from './preferences';

const root = document.documentElement;

const theme = readPreference(THEME_KEY);
if (theme) root.dataset['theme'] = theme;

const face = readPreference(FACE_KEY);
if (face && face === root.dataset['face']) {
  root.classList.add('face');
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'preload', as: 'font', crossOrigin: '', href: face });
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
