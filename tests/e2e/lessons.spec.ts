import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import type { Lesson, LessonEntry } from '#shared/entities/lesson.ts';
import type { Recording } from '#shared/entities/lesson-video.ts';
import { secondsOf } from '#shared/rules/lessons.ts';
import { DEMO_PASSWORD } from '#scripts/seed/accounts.ts';
import { expectAccessible } from '../helpers/accessibility';
import { createPremiumAccount } from '../helpers/local-stack';
import { journey, newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

/** The featured lesson, and another one with a film. */
const FEATURED = 'ai-tools-and-workflow';
const RECORDED = 'smart-prompt-builder';

const bound = (text: string) => text.replaceAll(' ', '\u00a0');

/** The answer to a mark. The mark shows before it, so a test that leaves the page must wait for it. */
function answerToMark(page: Page, mark: 'read' | 'watched', isSet: boolean): Promise<unknown> {
  return page.waitForResponse((answer) => {
    if (!answer.url().endsWith('/api/lesson-progress')) return false;
    return (answer.request().postDataJSON() as Record<string, unknown>)[mark] === isSet;
  });
}

/** What a call of the page answers. */
async function answerOf<T>(page: Page, call: RegExp, act: () => Promise<unknown>): Promise<T> {
  const answer = page.waitForResponse(call);
  await act();
  return (await (await answer).json()) as T;
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });
    const { lessons: t, members } = dictionary(locale);
    const path = localizedPath(ROUTES.lessons, locale);

    /** A new premium member, whose progress no other test changes. */
    async function join(page: Page): Promise<void> {
      const email = newEmail();
      await createPremiumAccount(email, PASSWORD);
      await journey(page, locale).comeBack(email);
    }

    test('a member chooses a lesson, follows it, and their marks are kept and taken back', async ({
      page,
    }) => {
      const main = page.locator('main');
      const heading = main.getByRole('heading', { level: 1 });
      const button = (name: string) => main.getByRole('button', { name, exact: true });
      const done = (count: number) =>
        main.getByText(fill(t.progress, { done: count, count: 12 }), { exact: true });
      await join(page);
      const { lessons } = await answerOf<{ lessons: LessonEntry[] }>(page, /\/api\/lessons\?/, () =>
        page.goto(path),
      );
      expect(lessons).toHaveLength(12);
      await expect(done(0)).toBeVisible();
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(14);
      await expectAccessible(page);
      await button(t.categories.advanced).click();
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(5);
      await button(t.categories.all).click();

      const { title } = lessons.find(({ key }) => key === RECORDED) as LessonEntry;
      const open = main.getByRole('link', { name: fill(t.openNamed, { title }) });
      const { lesson } = await answerOf<{ lesson: Lesson }>(page, /\/api\/lesson\?/, () =>
        open.click(),
      );
      await expect(heading).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title.slice(0, 20)));
      await expect(main.getByRole('article').getByRole('heading', { level: 2 })).not.toHaveCount(0);
      expect(lesson.guide.length).toBeGreaterThan(20);
      await expectAccessible(page);

      // A chapter plays the film from there, and shows its caption.
      const [, , chapter] = lesson.video?.chapters ?? [];
      const watched = answerToMark(page, 'watched', true);
      await button(`${chapter?.at} ${chapter?.title}`).click();
      const video = main.locator('video');
      await expect
        .poll(() =>
          video.evaluate((player: HTMLVideoElement) =>
            // Before it knows its length it only notes where to begin.
            player.readyState >= player.HAVE_CURRENT_DATA ? player.currentTime : 0,
          ),
        )
        .toBeGreaterThanOrEqual(secondsOf(chapter?.at ?? '9:59') - 0.1);
      await expectAccessible(page);
      // At its end it counts as watched.
      await video.evaluate((player: HTMLVideoElement) => {
        player.currentTime = player.duration - 0.2;
      });
      await expect(main.getByText(t.marks.watched.state)).toBeVisible();
      await watched;

      const read = answerToMark(page, 'read', true);
      await button(t.marks.read.set).click();
      await expect(main.getByText(t.marks.read.state)).toBeVisible();
      await expectAccessible(page);
      await read;
      await page.reload();
      await expect(main.getByText(t.marks.read.state)).toBeVisible();
      await expect(main.getByText(t.marks.watched.state)).toBeVisible();
      const unwatched = answerToMark(page, 'watched', false);
      await button(t.marks.watched.unset).click();
      await expect(button(t.marks.watched.set)).toBeVisible();
      await unwatched;
      await main.getByRole('link', { name: t.toLessons }).click();
      await expect(done(1)).toBeVisible();
      await page.goBack();
      const unread = answerToMark(page, 'read', false);
      await button(t.marks.read.unset).click();
      await unread;
      await page.reload();
      await expect(button(t.marks.read.set)).toBeVisible();
      await main.getByRole('link', { name: t.toLessons }).click();
      await expect(done(0)).toBeVisible();
    });

    test('the featured film plays in its card and in the large view, and opens in a new tab', async ({
      page,
    }) => {
      const main = page.locator('main');
      const dialog = page.getByRole('dialog');
      const films: string[] = [];
      const recorded: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.mp4')) films.push(new URL(request.url()).pathname);
        if (!request.url().endsWith('/api/activity')) return;
        const activity = request.postDataJSON() as { type: string };
        // Opening the page counts as using the tool.
        if (activity.type !== 'tool_accessed') recorded.push(activity);
      });
      await join(page);
      const { lessons } = await answerOf<{ lessons: LessonEntry[] }>(page, /\/api\/lessons\?/, () =>
        page.goto(path),
      );
      const { key, title, video } = lessons.find((each) => each.key === FEATURED) as LessonEntry & {
        video: Recording;
      };
      const file = `/media/lessons/${video.recording}.mp4`;
      const play = new RegExp(`^${t.play}.*${title}$`);
      const length = bound(fill(t.length, { duration: video.duration }));
      await expect(
        main.getByRole('button', { name: play }).getByText(length, { exact: true }),
      ).toBeVisible();
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(title);
      const link = main.getByRole('link', { name: fill(t.newTabNamed, { title }) });
      await expect(link).toHaveAttribute('href', file);
      await expect(link).toHaveAttribute('target', '_blank');
      expect([films, recorded]).toEqual([[], []]);

      await main.getByRole('button', { name: play }).click();
      await expect(main.locator('video')).toBeFocused();
      await expect.poll(() => films).toEqual([file]);
      await main.getByRole('button', { name: fill(t.largeNamed, { title }), exact: true }).click();
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      await expect(main.locator('video')).toHaveCount(0);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: play }).click();
      await expect(dialog.locator('video')).toBeFocused();
      await dialog.getByRole('button', { name: members.close }).click();
      await expect(page.locator('video')).toHaveCount(0);
      // Started twice, watched once.
      expect(recorded).toEqual([
        { type: 'video_watched', data: { video_id: key, video_title: title } },
      ]);
    });

    test('a lesson that cannot be loaded shows an error with a retry button', async ({ page }) => {
      const main = page.locator('main');
      await journey(page, locale).comeBack('premium@example.test', DEMO_PASSWORD);
      await page.route(/\/api\/lessons?\?/, (route) => route.abort());
      for (const [address, failed] of [
        [path, t.failed],
        [`${path}?lesson=${RECORDED}#format-and-style-say-how-you-will-judge-it`, t.lessonFailed],
      ] as const) {
        await page.goto(address);
        await expect(main.getByText(failed)).toBeVisible();
        await expectAccessible(page);
      }
      await page.unrouteAll();
      await main.getByRole('button', { name: members.retry }).click();
      await expect(main.getByRole('article')).toBeVisible();
      await page.goto(`${path}?lesson=unknown`);
      await expect(main.getByText(t.missing)).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: t.toLessons }).click();
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(14);
    });

    test('a free member is led to the payment instead, and no call is made', async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (/\/api\/(lesson|prompts)/.test(request.url())) calls.push(request.url());
      });
      await journey(page, locale).comeBack('free@example.test', DEMO_PASSWORD);
      for (const name of ['lessons', 'promptLibrary'] as const) {
        await page.goto(localizedPath(ROUTES[name], locale));
        await page.waitForURL(({ search }) => search === `?showPayment=true&tool=${name}`);
      }
      expect(calls).toEqual([]);
    });
  });
}
