import { expect, test } from 'vitest';
import { ROUTES } from '#src/routes.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

const ARTICLE = '/blog/introducing-ai-glossary';

/** Pages that are printed. */
const PATHS = [
  ARTICLE,
  ROUTES.privacy,
  ROUTES.terms,
  ROUTES.startupTakeover,
  ROUTES.cancelContract,
];

const browser = browseBuiltSite({ colorScheme: 'dark', reducedMotion: 'reduce' });

test.concurrent.each(PATHS)(
  '%s prints as dark text without what only the screen needs',
  async (path) => {
    const { shown, colours } = await browser.use(async (page) => {
      await page.goto(path);
      const left = 'body > header, body > footer, .btn, nav';
      const isShown = (elements: Element[]) =>
        elements.filter((element) => element.checkVisibility()).map(({ tagName }) => tagName);
      await page.emulateMedia({ media: 'print' });
      const shown = await page.locator(left).evaluateAll(isShown);
      const colours = await page
        .locator('h1, h2, main p')
        .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).color))]);
      await page.emulateMedia({ media: null });
      return { shown, colours };
    });
    expect(shown).toEqual([]);
    // Ink, soft, signal and good of the light theme.
    for (const colour of colours) {
      const [red = 255, green = 255, blue = 255] = colour.match(/\d+/g)?.map(Number) ?? [];
      expect(0.2126 * red + 0.7152 * green + 0.0722 * blue, colour).toBeLessThan(100);
    }
  },
);

test('the sources of an article are printed with their addresses', async () => {
  const [address, printed] = await browser.use(async (page) => {
    await page.goto(ARTICLE);
    await page.emulateMedia({ media: 'print' });
    const source = page.getByRole('region', { name: 'Sources' }).getByRole('link').first();
    const found = await source.evaluate((link: HTMLAnchorElement) => [
      link.href,
      getComputedStyle(link, '::after').content,
    ]);
    await page.emulateMedia({ media: null });
    return found;
  });
  expect(printed).toContain(address);
});
