import { painted } from '../lib/painted';
import { FACE_KEY, keepPreference } from './preferences';

/** Letters' differences move words sideways, which hardly counts; nothing in view may move down. */
const PIXELS_DOWN = 3;

/** So many elements change their face at a time: a phone lays them out in less than 50 ms. */
const PART_SIZE = 30;

/**
 * Fetches the brand face after the page has loaded and shows it, part by part, when nothing in view
 * moves. Later pages start with it (head.ts). Any earlier request costs 0.2 s of the largest paint
 * (design 8).
 */
export async function loadBrandFace(): Promise<void> {
  const root = document.documentElement;
  const url = root.dataset['face'];
  if (!url || root.classList.contains('face')) return;
  await painted;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  const face = await new FontFace('Familjen Now', `url(${url})`, { weight: '400 700' }).load();
  document.fonts.add(face);
  keepPreference(FACE_KEY, url);
  const parts = partsOf(document.body);
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    // Below the view everything may move, and measuring would lay it out once more.
    const seen = topOf(part) < innerHeight ? [part, ...part.querySelectorAll('*')] : [];
    const places = seen.map((element) => [element, topOf(element)] as const);
    part.classList.add('face');
    const moves = places.some(
      ([element, top]) => top < innerHeight && Math.abs(topOf(element) - top) > PIXELS_DOWN,
    );
    if (!moves) continue;
    for (const changed of parts) changed.classList.remove('face');
    return;
  }
  root.classList.add('face');
}

function partsOf(element: Element): Element[] {
  return element.querySelectorAll('*').length > PART_SIZE
    ? [...element.children].flatMap(partsOf)
    : [element];
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
