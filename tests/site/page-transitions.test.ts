import { test } from 'vitest';
import { ROUTES } from '#src/routes.ts';
import { browseBuiltSite, expectPage } from '../helpers/site-browser.ts';

const browser = browseBuiltSite({ viewport: { width: 1440, height: 900 } });

test.each([
  ['no-preference', 'crosses over'],
  ['reduce', 'is just there'],
] as const)('with motion at "%s", the next page %s', async (reducedMotion, change) => {
  await browser.use(async (page) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.change = viewTransition ? 'crosses over' : 'is just there';
      });
    });
    await page.emulateMedia({ reducedMotion });
    await page.goto(ROUTES.home);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await expectPage(page).toHaveURL(ROUTES.blog);
    await expectPage(page.locator('html')).toHaveAttribute('data-change', change);
  });
});
