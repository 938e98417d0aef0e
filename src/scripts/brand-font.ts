import { painted } from '../lib/painted';
import { FONT_KEY, keepPreference } from './preferences';

/** Other letters move words sideways, which hardly counts; nothing in view may move up or down. */
const PIXELS_DOWN = 3;

/**
 * Loads the brand font after the page and shows it in one go, if nothing in view jumps. Asked for
 * before the first paint, it would delay the largest one by 0.2 s. Later pages in this tab start with
 * it (head.ts).
 */
export async function loadBrandFont(): Promise<void> {
  const root = document.documentElement;
  const url = root.dataset['font'];
  if (!url || root.classList.contains('font')) return;
  await painted;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  await document.fonts.load('1em Familjen Grotesk');
  keepPreference(FONT_KEY, url);
  const elements = [...document.body.querySelectorAll('*')];
  const tops = () => elements.map((element) => element.getBoundingClientRect().top);
  const before = tops();
  root.classList.add('font');
  const jumps = tops().some((top, index) => {
    const former = before[index] ?? top;
    return Math.min(top, former) < innerHeight && Math.abs(top - former) > PIXELS_DOWN;
  });
  if (jumps) root.classList.remove('font');
}
