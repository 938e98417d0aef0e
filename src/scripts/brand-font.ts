import { FONT_KEY, keepPreference } from './preferences';

/** Other letters move words sideways, which hardly counts; nothing in view may move up or down. */
const PIXELS_DOWN = 3;

const root = document.documentElement;

/**
 * Loads the brand font and shows it in one go, if nothing in view jumps. Asked for before the first
 * paint, it would delay the largest one by 0.2 s, so that layout.ts loads this script after it. Later
 * pages in this tab start with the font (head.ts).
 */
async function loadBrandFont(url: string): Promise<void> {
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

void loadBrandFont(root.dataset['font'] ?? '');
