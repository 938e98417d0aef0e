import type { Page } from '@playwright/test';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { expectAccessible } from '../helpers/accessibility';
import { createPremiumAccount } from '../helpers/local-stack';
import { withoutBrandFont } from './held-requests';
import { journey, newEmail, PASSWORD } from './member-journey';
import { noteShown } from './shown-once';
import { expect, test } from './test';

/**
 * Keeps `/api/me` waiting; the returned function lets it and all later calls through.
 *
 * @param subscription is in the answer then, instead of the member's own
 */
async function holdMembership(
  page: Page,
  subscription?: SubscriptionView,
): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/me', async (route) => {
    await released;
    // The page may have given up on the call meanwhile.
    if (subscription === undefined) return route.continue().catch(() => undefined);
    const me = (await (await route.fetch()).json()) as object;
    return route.fulfill({ json: { ...me, subscription } });
  });
  return async () => {
    release();
    // An answer of ours may still be on its way through the route.
    if (subscription === undefined) await page.unroute('**/api/me');
  };
}

/** Of a member whose renewal failed. */
const OVERDUE: SubscriptionView = {
  is_premium: false,
  status: 'past_due',
  cancel_at_period_end: false,
  current_period_end: '2030-01-01T00:00:00.000Z',
  ends_at: null,
  notice: null,
  withdrawal: null,
  stripe_subscription_id: 'sub_overdue',
  billing_interval: 'year',
  plan_name: 'Community',
  plan_price_cents: 29_000,
  plan_currency: 'EUR',
  plan_features: ['Video Tutorials'],
};

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('the session hint alone makes the dashboard usable, and the server’s answer shifts nothing', async ({
      page,
    }) => {
      const member = journey(page, locale);
      const { dashboard, billing, trial } = member.t;
      await withoutBrandFont(page);
      await member.join(newEmail());
      const release = await holdMembership(page);
      await page.goto('/dashboard');
      await expect(member.badge('free')).toBeVisible();
      await expect(page.getByText(fill(dashboard.tools.available, { count: 2 }))).toBeVisible();
      const checker = page.getByRole('button', {
        name: dashboard.tools.items['brand-checker'].title,
      });
      await expect(page.getByLabel(trial.question.brand)).toBeVisible();
      await expect(page.getByRole('heading', { name: trial.open.heading })).toBeVisible();
      // The look at the locked tool is an activity, so there are no first steps to come.
      const activity = page.getByRole('heading', { name: dashboard.activity.heading });
      const noted = page.waitForResponse('**/api/activity');
      await checker.click();
      await page.getByRole('button', { name: trial.preview.order }).click();
      const dialog = page.getByRole('dialog', { name: billing.checkout.titleAnnual });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: billing.checkout.dismiss }).click();

      await expect(page.locator('#live-qa')).toHaveAttribute('aria-busy', 'false');
      const before = [await checker.boundingBox(), await activity.boundingBox()];
      await noted;
      const answered = page.waitForResponse('**/api/me');
      await release();
      await answered;
      await expect(page.locator('section[aria-busy]').first()).toHaveAttribute(
        'aria-busy',
        'false',
      );
      await expect(activity).toBeVisible();
      const [row, heading] = [await checker.boundingBox(), await activity.boundingBox()];
      expect([row, heading?.y]).toEqual([before[0], before[1]?.y]);
    });

    test('an overdue payment shows in place of the offer, and the cards below do not move', async ({
      page,
    }) => {
      const member = journey(page, locale);
      const { dashboard, billing, trial } = member.t;
      await withoutBrandFont(page);
      await member.join(newEmail());
      const links = page.getByRole('navigation', { name: dashboard.quickLinks.heading });
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const release = await holdMembership(page, OVERDUE);
        await page.goto('/dashboard');
        await expect(page.getByRole('heading', { name: billing.upgrade.heading })).toBeVisible();
        await expect(page.getByLabel(trial.question.brand)).toBeVisible();
        await expect(page.getByRole('heading', { name: trial.open.heading })).toBeVisible();
        await expect(page.locator('#live-qa')).toHaveAttribute('aria-busy', 'false');
        const before = await links.boundingBox();
        const answered = page.waitForResponse('**/api/me');
        await release();
        await answered;
        await expect(page.getByText(billing.management.attention)).toBeVisible();
        await expect(page.getByRole('heading', { name: billing.upgrade.heading })).toHaveCount(0);
        await expect.poll(() => links.boundingBox()).toEqual(before);
      }
      // A locked tool leads to the payment, and to no order that would be refused.
      await page
        .getByRole('button', { name: dashboard.tools.items['brand-checker'].title })
        .last()
        .click();
      const dialog = page.getByRole('dialog', { name: billing.management.heading });
      await expect(dialog.getByRole('button', { name: billing.management.portal })).toBeVisible();
      await expectAccessible(page);
    });

    test('a new member is led through the first steps, and later on from where they were', async ({
      page,
    }) => {
      const member = journey(page, locale);
      const { dashboard, nav } = member.t;
      const { items } = dashboard.tools;
      await member.join(newEmail());
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(fill(dashboard.greetingFirst, { name: 'Mina' }));
      await expect(page.getByRole('heading', { name: dashboard.firstSteps.heading })).toBeVisible();
      await expectAccessible(page);

      // The card's link goes at once, whatever becomes of the note of it.
      await page.route('**/api/activity', () => undefined);
      await page.getByRole('link', { name: items.glossary.title }).last().click();
      await expect(page).toHaveURL(/\/glossary$/);
      await page.unroute('**/api/activity');

      // By its own address, and from the menu.
      const recorded = page.waitForResponse('**/api/activity');
      await page.goto('/dashboard/prompts');
      await recorded;
      await page.locator('header summary').filter({ hasText: 'Mina' }).click();
      await page.locator('header nav').getByRole('link', { name: nav.dashboard }).first().click();
      await expect(title).toHaveText(fill(dashboard.greeting, { name: 'Mina' }));
      // Once there is something to tell, that is told.
      await expect(page.getByRole('heading', { name: dashboard.activity.heading })).toBeVisible();
    });

    test('a tool counts once, whichever way from the dashboard leads to it', async ({ page }) => {
      const member = journey(page, locale);
      const { dashboard, nav } = member.t;
      const email = newEmail();
      await createPremiumAccount(email, PASSWORD);
      await member.comeBack(email);
      const opened: string[] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('/api/activity')) return;
        const { data } = request.postDataJSON() as { data: { tool_id: string } };
        opened.push(data.tool_id);
      });
      const start = async () => {
        await page.goto('/dashboard');
        await expect(member.badge('premium')).toBeVisible();
      };

      await start();
      const { learn } = dashboard.quickActions;
      await page.getByRole('link', { name: learn.title }).click();
      await expect.poll(() => opened).toEqual(['prompt-builder']);
      await expect(page.getByRole('tablist')).toBeVisible();

      await start();
      await page.locator('header summary').filter({ hasText: 'Mina' }).click();
      await page
        .locator('header nav')
        .getByRole('link', { name: nav.brandChecker })
        .first()
        .click();
      await expect.poll(() => opened).toEqual(['prompt-builder', 'brand-checker']);

      await start();
      const { title } = dashboard.tools.items['prompt-library'];
      await page.locator('main').getByRole('link', { name: title }).last().click();
      await expect(page.getByRole('search')).toBeVisible();
      await page.goto('/dashboard/video-tutorials');
      await expect
        .poll(() => opened)
        .toEqual(['prompt-builder', 'brand-checker', 'prompt-library', 'video-tutorials']);
    });

    test.describe('on a page that gives up', () => {
      test.use({ givesUp: true });

      test('after ten seconds without an answer the dashboard offers a retry that works', async ({
        page,
      }) => {
        const member = journey(page, locale);
        const { members } = member.t;
        await member.join(newEmail());
        const release = await holdMembership(page);
        await page.goto('/dashboard');
        await expect(page.getByText(members.failedToLoad)).toBeVisible();
        await release();
        await page.getByRole('button', { name: members.retry }).click();
        await expect(page.getByText(members.failedToLoad)).toHaveCount(0);
        const section = page.locator('section[aria-busy]').first();
        await expect(section).toHaveAttribute('aria-busy', 'false');
      });
    });

    test('the first visit is celebrated, and its flag leaves the address afterwards', async ({
      page,
    }) => {
      const member = journey(page, locale);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await member.join(newEmail());
      const confetti = await noteShown(page, 'canvas');
      await page.goto('/dashboard?first_time=true');
      await expect(confetti).toHaveCount(1);
      await expect(page.locator('canvas')).toHaveCount(0);
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test(
      'who wants reduced motion is greeted without confetti',
      { tag: '@night' },
      async ({ page }) => {
        const member = journey(page, locale);
        await member.join(newEmail());
        const confetti = await noteShown(page, 'canvas');
        await page.goto('/dashboard?first_time=true');
        await expect(member.badge('free')).toBeVisible();
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(confetti).toHaveCount(0);
      },
    );
  });
}
