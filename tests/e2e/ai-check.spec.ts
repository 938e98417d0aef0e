import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { expect, test } from './test';

const SITE = 'poor-read.test';

/** Each test comes from an address of its own: only five checks an hour are made for one. */
test.beforeEach(async ({ page }) => {
  const [a, b] = crypto.getRandomValues(new Uint8Array(2));
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.9.${String(a)}.${String(b)}` });
});

test(
  'a site is checked, with what to change first',
  { tag: ['@en', '@smoke'] },
  async ({ page }) => {
    const { form, report } = dictionary('en').aiCheck;
    await page.goto(localizedPath(ROUTES.aiCheck, 'en'));
    await page.getByLabel(form.address).fill(SITE);
    await page.getByRole('button', { name: form.submit }).click();
    const heading = page.getByRole('heading', { name: fill(report.heading, { site: SITE }) });
    await expect(heading).toBeFocused();
    const first = page.getByRole('region', { name: fill(report.heading, { site: SITE }) });
    await expect(first.getByRole('listitem').first()).toContainText(report.states.fail);
    // On paper only the report is left.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel(form.address)).toBeHidden();
    await expect(page.getByRole('button', { name: report.print })).toBeHidden();
    await expect(heading).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a site is checked, and the report is a page',
    { tag: ['@de', '@smoke'] },
    async ({ page }) => {
      const { form, report } = dictionary('de').aiCheck;
      await page.goto(localizedPath(ROUTES.aiCheck, 'de'));
      await page.getByLabel(form.address).fill(SITE);
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        fill(report.heading, { site: SITE }),
      );
      await expect(page.getByText(`[${report.states.fail}]`).first()).toBeVisible();
      await page.getByRole('link', { name: report.again }).click();
      await expect(page).toHaveURL(new RegExp(`${ROUTES.aiCheck}$`));
    },
  );
});
