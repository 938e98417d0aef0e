import { expect, test } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { PLAYER_ORIGIN, type Video } from '#shared/entities/video.ts';
import type { VIDEO_CHOICES } from '#shared/rules/videos.ts';
import { DEMO_PASSWORD } from '#local/seed/accounts.ts';
import { expectAccessible } from '../helpers/accessibility';
import { journey } from './member-journey';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });
    const { videos: t, members } = dictionary(locale);
    const path = localizedPath(ROUTES.videoTutorials, locale);

    test(
      'a member chooses a tutorial, and the player loads only when it is started',
      { tag: '@smoke' },
      async ({ page }) => {
        const main = page.locator('main');
        const dialog = page.getByRole('dialog');
        const choose = (choice: (typeof VIDEO_CHOICES)[number]) =>
          main.getByRole('button', { name: t.categories[choice], exact: true }).click();
        const foreign: string[] = [];
        await page.route(/^https:/, (route) => {
          foreign.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '' });
        });
        const recorded: unknown[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/api/activity')) recorded.push(request.postDataJSON());
        });
        await journey(page, locale).signIn('premium@example.test', DEMO_PASSWORD);
        await page.waitForURL(/\/dashboard$/);
        const answer = page.waitForResponse(/\/api\/videos\?/);
        await page.goto(path);
        const { videos } = (await (await answer).json()) as { videos: [Video] };
        const [video] = videos;
        const { title, platform } = video;
        const frame = page.locator(`iframe[title="${title}"]`);
        const play = new RegExp(`^${t.play}.*${title}$`);

        await expect(main.getByRole('heading', { name: title })).toBeVisible();
        await expect(main.getByText(fill(t.length, { duration: '5:30' }))).toBeVisible();
        await expect(main.getByText(t.featured, { exact: true })).toBeVisible();
        await expect(main.getByText(t.isNew, { exact: true })).toBeVisible();
        const link = main.getByRole('link', { name: fill(t.watchNamed, { title, platform }) });
        await expect(link).toHaveAttribute('href', video.watchUrl);
        await expect(link).toHaveAttribute('target', '_blank');
        await expectAccessible(page);
        await choose('advanced');
        await expect(main.getByText(t.empty)).toBeVisible();
        await expect(main.getByRole('heading', { name: title })).toHaveCount(0);
        await expect(main.getByRole('heading', { name: t.more.heading })).toBeVisible();
        await expectAccessible(page);
        await choose('beginner');
        expect(foreign).toEqual([]);
        expect(recorded).toEqual([]);

        await main.getByRole('button', { name: play }).click();
        await expect(frame).toBeFocused();
        await expect(frame).toHaveAttribute('src', `${video.embedUrl}?autoplay=1`);
        await expect.poll(() => foreign).toEqual([`${video.embedUrl}?autoplay=1`]);
        expect(foreign[0]).toContain(PLAYER_ORIGIN);

        await main
          .getByRole('button', { name: fill(t.largeNamed, { title }), exact: true })
          .click();
        await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
        await expect(frame).toHaveCount(0);
        await expectAccessible(page);
        await dialog.getByRole('button', { name: play }).click();
        await expect(dialog.locator('iframe')).toBeFocused();
        await dialog.getByRole('button', { name: members.close }).click();
        await expect(frame).toHaveCount(0);
        // Started twice, watched once.
        expect(recorded).toEqual([
          { type: 'video_watched', data: { video_id: video.id, video_title: title } },
        ]);
      },
    );

    test('what cannot be loaded is said and can be tried again', async ({ page }) => {
      await journey(page, locale).signIn('premium@example.test', DEMO_PASSWORD);
      await page.waitForURL(/\/dashboard$/);
      await page.route(/\/api\/videos\?/, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByText(t.failed)).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: members.retry }).click();
      await expect(page.getByRole('button', { name: t.large }).first()).toBeVisible();
    });

    test('a free member is led to the payment instead, and no call is made', async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (/\/api\/(videos|prompts)/.test(request.url())) calls.push(request.url());
      });
      await journey(page, locale).signIn('free@example.test', DEMO_PASSWORD);
      await page.waitForURL(/\/dashboard$/);
      for (const name of ['videoTutorials', 'promptLibrary'] as const) {
        await page.goto(localizedPath(ROUTES[name], locale));
        await page.waitForURL(/\/dashboard\?showPayment=true$/);
      }
      expect(calls).toEqual([]);
    });
  });
}
