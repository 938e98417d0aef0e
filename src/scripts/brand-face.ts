import { FACE_KEY, keepPreference } from './preferences';

/**
 * What may move when the face changes: a line of text sideways by some letters' difference, which
 * adds less than 0.0001 to the layout shift score; nothing up or down.
 */
const SIDEWAYS_PIXELS = 16;
const DOWN_PIXELS = 3;

/**
 * Fetches the brand face after the page has loaded and shows it at once when nothing in view moves,
 * else with the visitor's first tap or key, which excuses the movement. Later pages start with it
 * (head.ts). Any earlier request costs 0.2 s of the largest paint (design 8).
 */
export async function loadBrandFace(): Promise<void> {
  const root = document.documentElement;
  const url = root.dataset['face'];
  if (!url || root.classList.contains('face')) return;
  const face = await new FontFace('Familjen Now', `url(${url})`, { weight: '400 700' }).load();
  document.fonts.add(face);
  keepPreference(FACE_KEY, url);
  const before = places();
  const show = () => root.classList.add('face');
  show();
  const after = places();
  const moved = before.some(
    ({ left, top }, index) =>
      top < innerHeight &&
      (Math.abs(left - (after[index]?.left ?? 0)) > SIDEWAYS_PIXELS ||
        Math.abs(top - (after[index]?.top ?? 0)) > DOWN_PIXELS),
  );
  if (!moved) return;
  root.classList.remove('face');
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, show, { once: true });
}

function places(): DOMRect[] {
  return [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
}
