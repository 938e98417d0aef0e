import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { expectAccessible } from '../helpers/accessibility';
import { expectAlive } from './islands';
import { expect, test } from './test';

const TOOL_COUNT = 29;

function table(page: Page, locale: Locale) {
  const { periodicTable: t } = dictionary(locale);
  const tiles = page.locator('[data-tile]');
  return {
    t,
    address: localizedPath(ROUTES.periodicTable, locale),
    tiles,
    shown: tiles.and(page.locator(':visible')),
    tile: (id: string) => page.locator(`#${id} [data-tile]`),
    panel: page.getByRole('complementary', { name: t.panel.label }),
    filter: (name: string) =>
      page.getByRole('group', { name: t.filterLabel }).getByRole('button', { name }),
  };
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale], viewport: { width: 1440, height: 900 } });

    test(
      'a chosen tool shows its details, is in the address and follows the back button',
      { tag: '@smoke' },
      async ({ page }) => {
        const { t, address, tiles, tile, panel } = table(page, locale);
        await page.goto(address);
        await expect(tiles).toHaveCount(TOOL_COUNT);
        await expect(panel.getByText(t.panel.empty)).toBeVisible();
        await expect(tiles.nth(2)).toBeInViewport({ ratio: 1 });
        await expectAccessible(page);

        await tile('cursor').click();
        await expect(page).toHaveURL(`${address}#cursor`);
        await expect(tile('cursor')).toHaveAttribute('aria-current', 'true');
        await expect(panel.getByText('Cursor', { exact: true })).toBeVisible();
        await expect(panel.getByText(t.categories['development-code'].name)).toBeVisible();
        const visit = panel.getByRole('link', { name: fill(t.visit, { name: 'Cursor' }) });
        await expect(visit).toHaveAttribute('target', '_blank');
        await expect(visit).toHaveAttribute('href', /^https:\/\//);
        await expectAccessible(page);

        await tile('suno').click();
        await page.goBack();
        await expect(panel.getByText('Cursor', { exact: true })).toBeVisible();
        await panel.getByRole('button', { name: t.panel.close }).click();
        await expect(panel.getByText(t.panel.empty)).toBeVisible();
        await expect(page).toHaveURL(address);
        await expect(tile('cursor')).toBeFocused();
      },
    );

    test('a link to a tool opens with its details', async ({ page }) => {
      const { address, panel } = table(page, locale);
      await page.goto(`${address}#n8n`);
      await expect(panel.getByText('n8n', { exact: true })).toBeVisible();
    });

    test('a filter shows one group with as many tools as its button counts', async ({ page }) => {
      const { t, address, shown, filter, tile, panel } = table(page, locale);
      await page.goto(address);
      for (const { name } of Object.values(t.categories)) {
        const button = filter(name);
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
        await expect(shown).toHaveCount(count);
      }
      await expectAccessible(page);
      await filter(t.all).click();
      await expect(shown).toHaveCount(TOOL_COUNT);

      await filter(t.categories['audio-voice'].name).click();
      await page.evaluate(() => (location.hash = '#canva'));
      await expect(panel.getByText('Canva', { exact: true })).toBeVisible();
      await expect(tile('canva')).toBeVisible();
    });

    test('a group’s tile shows the group in the table', async ({ page }) => {
      const { t, address, shown, filter } = table(page, locale);
      await page.goto(address);
      const { name, text } = t.categories['research-analysis'];
      await page.getByRole('link', { name: text }).click();
      await expect(filter(name)).toBeFocused();
      await expect(filter(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(shown).toHaveCount(3);
    });

    test('the arrow keys move through the table, which is one tab stop', async ({ page }) => {
      const { t, address, tiles, tile, panel, filter } = table(page, locale);
      await page.goto(address);
      await expect(page.locator('[data-tile]:not([tabindex="-1"])')).toHaveCount(1);
      await tiles.first().focus();
      await expectAlive(page);
      await page.keyboard.press('End');
      await expect(tiles.last()).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await expect(tiles.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(
        page.locator('[data-category=creative-generation] [data-tile]').first(),
      ).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(tiles.nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel.getByText(t.panel.empty)).toBeHidden();
      await expect(page).toHaveURL(/#[a-z]/);

      await filter(t.categories['audio-voice'].name).click();
      await tile('suno').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(tile('suno')).toBeFocused();
    });

    test.describe('on a narrow screen', () => {
      test.use({ viewport: { width: 360, height: 740 } });

      test('the tools are a list with use case and link', async ({ page }) => {
        const { t, address, shown, filter } = table(page, locale);
        await page.goto(address);
        await expect(page.locator('[data-use-case]:visible')).toHaveCount(TOOL_COUNT);
        await filter(t.categories['audio-voice'].name).click();
        await expect(shown).toHaveCount(3);
        await expect(
          page.getByRole('link', { name: fill(t.visit, { name: 'Suno' }) }),
        ).toBeVisible();
        await expectAccessible(page);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('all 29 tools can be read', async ({ page }) => {
        const { address, shown } = table(page, locale);
        await page.goto(address);
        await expect(shown).toHaveCount(TOOL_COUNT);
        await expect(page.locator('[data-use-case]:visible')).toHaveCount(TOOL_COUNT);
        await expect(page.locator('#periodic-table a[target=_blank]:visible')).toHaveCount(
          TOOL_COUNT,
        );
      });
    });
  });
}
