import { FACE_KEY, keepPreference } from './preferences';

/** Layout shifts below three pixels do not count (the Layout Instability specification). */
const UNSEEN_PIXELS = 3;

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
  const before = placesInView();
  const show = () => root.classList.add('face');
  show();
  const after = placesInView();
  if (before.every((place, index) => Math.abs(place - (after[index] ?? 0)) < UNSEEN_PIXELS)) return;
  root.classList.remove('face');
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, show, { once: true });
}

function placesInView(): number[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { left, top } = element.getBoundingClientRect();
    return top < innerHeight ? [left, top] : [0, 0];
  });
}
