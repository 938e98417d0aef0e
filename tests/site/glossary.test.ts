import { describe, expect, test } from 'vitest';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { browseBuiltSite, expectPage } from '../helpers/site-browser.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** How high the list may be on a phone. */
const PHONE_HEIGHT = 12_000;

const browser = browseBuiltSite({ viewport: PHONE, reducedMotion: 'reduce' });

describe('on a phone', () => {
  test.each(LOCALES)('all terms are folded into a short page (%s)', async (locale) => {
    await browser.use(async (page) => {
      await page.goto(localizedPath(ROUTES.glossary, locale));
      const { height, open } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        open: document.querySelectorAll('#glossary [open]').length,
      }));
      expect(height).toBeLessThanOrEqual(PHONE_HEIGHT);
      expect(open).toBe(0);
    });
  });

  test('a term opens by its anchor, in the address and in a link to it', async () => {
    await browser.use(async (page) => {
      await page.goto(`${ROUTES.glossary}#agentic-workflow`);
      const term = page.locator('#agentic-workflow');
      await expectPage(term.locator('blockquote')).toBeInViewport();
      await term.getByRole('link', { name: 'AI agent', exact: true }).click();
      await expectPage(page.locator('#ai-agent blockquote')).toBeInViewport();
    });
  });
});

test('the search has terms of that name first, marks what it found and names no category', async () => {
  const { glossary: t } = dictionary('en');
  await browser.use(async (page) => {
    await page.goto(ROUTES.glossary);
    const titles = page.locator('#glossary h2:visible');
    const links = page.getByRole('navigation', { name: t.jump });
    const query = page.getByRole('searchbox', { name: t.search });
    await query.fill('chain');
    await expectPage(page.locator('#glossary details:visible').first()).toHaveAttribute('open');
    const names = await page.locator('#glossary h3:visible').allTextContents();
    const named = names.map((name) => /chain/i.test(name));
    expect(named).toEqual(named.toSorted((a, b) => Number(b) - Number(a)));
    expect(named).toContain(true);
    await expectPage(page.locator('mark').first()).toHaveText(/^chain$/i);
    await expectPage(titles).toHaveCount(0);
    await expectPage(links).toBeHidden();

    await query.fill('zzzz');
    await expectPage(page.getByText(t.noResults)).toBeVisible();
    await expectPage(links).toBeHidden();

    await query.fill(' ');
    await expectPage(titles).toHaveCount(Object.keys(t.categories).length);
    await expectPage(page.locator('mark')).toHaveCount(0);
    await expectPage(links).toBeVisible();
  });
});

test('what was typed before the search was there is searched', async () => {
  const { glossary: t } = dictionary('en');
  await browser.use(async (page) => {
    const query = page.getByRole('searchbox', { name: t.search });
    await page.route(
      '**/scripts/glossary.*',
      async (route) => {
        await query.fill('zzzz');
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(ROUTES.glossary);
    await expectPage(page.getByText(t.noResults)).toBeVisible();
  });
});

test('on a wide screen all terms are open, and none is a stop of the keyboard', async () => {
  await browser.use(async (page) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(ROUTES.glossary);
    const terms = page.locator('#glossary details');
    const count = await terms.count();
    await expectPage(page.locator('#glossary [open] blockquote:visible')).toHaveCount(count);
    await expectPage(page.locator('#glossary summary[tabindex="-1"]')).toHaveCount(count);
  });
});
