import { describe, expect, test } from 'vitest';
import { SHOWN_QUESTIONS } from '#src/features/home/sample-answers.ts';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { localizedPath, LOCALES } from '#src/i18n/locales.ts';
import { ROUTES, type RouteName } from '#src/routes.ts';
import { captures } from '../helpers/built-site.ts';
import { browseBuiltSite, expectPage } from '../helpers/site-browser.ts';
import { pageOf } from '../helpers/site-links.ts';

const browser = browseBuiltSite({
  javaScriptEnabled: false,
  reducedMotion: 'reduce',
  viewport: { width: 320, height: 640 },
});

describe.each(LOCALES)('the home page in "%s"', (locale) => {
  const { home } = dictionary(locale);
  const html = pageOf(ROUTES.home, locale)?.html ?? '';
  const link = (name: RouteName) => `href="${localizedPath(ROUTES[name], locale)}"`;

  test('has a place for each of its parts, in their order', () => {
    const parts = [
      'href="#content"',
      '<header',
      '<main id="content"',
      home.hero.subtitle,
      '<h1',
      link('contact'),
      home.hero.button,
      link('contentPackage'),
      link('training'),
      home.hero.bars.idea.name,
      home.hero.bars.launch.name,
      ...home.hero.stats.map(({ text }) => text),
      'id="ask"',
      'id="services"',
      ...(['software', 'aiAutomation', 'digitalMarketing'] as const).map(link),
      home.measured.heading,
      home.tiles.action,
      home.different.heading,
      `role="img" aria-label="${home.different.run.sketchAlt}"`,
      ...home.different.points.map(({ title }) => title),
      'id="contact"',
      `role="img" aria-label="${home.contact.illustration}"`,
      '<form',
      '<footer',
    ];
    let from = 0;
    const places = parts.map((part) => {
      const place = html.indexOf(part, from);
      if (place !== -1) from = place;
      return [part, place !== -1];
    });
    expect(places.filter(([, found]) => !found)).toEqual([]);
  });

  test('leads to a tool in each group of the periodic table', () => {
    const tiles = captures(html, /<a class="tile" href="([^"]+)"/g);
    const table = pageOf(ROUTES.periodicTable, locale)?.html ?? '';
    expect(tiles).toHaveLength(8);
    for (const address of tiles) {
      const [path, id] = address.split('#');
      expect(path).toBe(localizedPath(ROUTES.periodicTable, locale));
      expect(table).toContain(`id="${id}"`);
    }
  });

  test('switches its question, its headline and the answers by the keyboard, without a script', async () => {
    const width = await browser.use(async (page) => {
      await page.goto(localizedPath(ROUTES.home, locale));
      const radios = page.getByRole('radio');
      const panels = page.locator('.panels > div');
      await radios.first().focus();
      for (const [index, { id }] of SHOWN_QUESTIONS.entries()) {
        await expectPage(radios.nth(index)).toBeChecked();
        await expectPage(radios.nth(index)).toBeFocused();
        for (const other of SHOWN_QUESTIONS) {
          const line = page.getByText(home.ask.answers[other.id], { exact: true });
          await expectPage(line).toBeVisible({ visible: other.id === id });
        }
        for (const [other] of SHOWN_QUESTIONS.entries()) {
          await expectPage(panels.nth(other)).toBeVisible({ visible: other === index });
        }
        await page.keyboard.press('ArrowDown');
      }
      return page.evaluate(() => document.documentElement.scrollWidth);
    });
    expect(width).toBeLessThanOrEqual(320);
  });
});
