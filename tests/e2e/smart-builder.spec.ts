import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import type { SmartOption } from '#src/content/schemas/builder.ts';
import { PROMPT_TYPES, SMART_STEPS, type SmartStep } from '#shared/entities/prompt-step.ts';
import { fragmentOf } from '#shared/rules/smart-prompt.ts';
import { DEMO_PASSWORD } from '#scripts/seed/accounts.ts';
import { smartBuilderContent } from '../helpers/builder-content';
import { expectAccessible } from '../helpers/accessibility';
import { clipboardText, forbidCopying } from './clipboard';
import { journey } from './member-journey';
import { pressForText } from './shown-once';
import { expect, test } from './test';

function builder(page: Page, locale: Locale) {
  const { smartBuilder: t } = dictionary(locale);
  const content = smartBuilderContent(locale);
  const [firstOption] = content.options;
  if (!firstOption) throw new Error('There are no options.');
  const main = page.locator('main');
  return {
    t,
    content,
    firstOption,
    main,
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    tile: ({ category, name, essential, description }: SmartOption) =>
      main
        .getByRole('list', { name: `${t.optionsLabel}: ${t.steps[category].title}` })
        .getByRole('button', {
          name: [name, ...(essential ? [t.essential] : []), description].join(' '),
          exact: true,
        }),
    field: (step: SmartStep) => main.getByLabel(t.steps[step].label),
    box: main.getByLabel(t.prompt.heading),
    progress: (done: number) =>
      main.getByText(fill(t.progress.count, { done, count: 5 })).filter({ visible: true }),
    async open() {
      await journey(page, locale).comeBack('free@example.test', DEMO_PASSWORD);
      await page.goto(localizedPath(ROUTES.smartBuilder, locale));
    },
  };
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({
      locale: LOCALE_TAGS[locale],
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('options and own words make a prompt that counts once it is copied', async ({ page }) => {
      const { t, content, main, tile, field, box, button, progress, open } = builder(page, locale);
      const created: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/activity')) created.push(request.postData() ?? '');
      });
      await open();
      await expect(progress(0)).toBeVisible();
      await expectAccessible(page);
      await expect(button(t.prompt.copy)).toBeDisabled();

      await field('task').fill('Short');
      await pressForText(button(t.prompt.copy), t.prompt.copied);
      expect(await clipboardText(page)).toBe('Short.');
      await expect(button(t.prompt.copy)).toBeVisible();
      expect(created.filter((body) => body.includes('prompt_created'))).toEqual([]);
      await field('task').fill('');

      for (const [index, step] of SMART_STEPS.entries()) {
        const [first, second] = content.options.filter(({ category }) => category === step);
        if (!first || !second) throw new Error(`${step} has no options`);
        const fragment = (option: typeof first) => fragmentOf(option.snippet, content.roleLead);
        await tile(first).click();
        await expect(field(step)).toHaveValue(fragment(first));
        await tile(second).click();
        await expect(field(step)).toHaveValue(`${fragment(first)}, ${fragment(second)}`);
        await tile(first).click();
        await expect(field(step)).toHaveValue(fragment(second));
        await expect(tile(first)).toHaveAttribute('aria-pressed', 'false');
        await expect(progress(index + 1)).toBeVisible();
      }
      await main.getByLabel(t.subject.label).fill('tea');
      await expect(box).toHaveValue(new RegExp(fill(t.subject.sentence, { subject: 'tea' })));
      await field('role').fill('Ada');
      await expect(box).toHaveValue(new RegExp(`^${fill(t.roleSentence, { role: 'Ada' })} `));
      const recorded = page.waitForRequest('**/api/activity');
      await button(t.prompt.copy).click();
      expect((await recorded).postDataJSON()).toMatchObject({ type: 'prompt_created' });
      expect(await clipboardText(page)).toBe(await box.inputValue());
      await expectAccessible(page);
    });

    test('a text changed by hand stays until the member lets the steps take over again', async ({
      page,
    }) => {
      const { t, firstOption, tile, field, box, button, open } = builder(page, locale);
      await open();
      await field('task').fill('One');
      await expect(box).toHaveValue('One.');
      await box.fill('By hand');
      await field('task').fill('Two');
      await tile(firstOption).click();
      await expect(box).toHaveValue('By hand');
      await expectAccessible(page);
      await button(t.prompt.follow).click();
      await expect(box).toHaveValue(/Two\.$/);
      await button(t.prompt.undo).click();
      await expect(box).toHaveValue('By hand');
    });

    test('Clear empties everything and can be undone', async ({ page }) => {
      const { t, firstOption, tile, field, box, button, progress, open } = builder(page, locale);
      await open();
      await tile(firstOption).click();
      await field('task').fill('One');
      await expect(box).toHaveValue(/One\.$/);
      const before = await box.inputValue();
      await button(t.prompt.clear).click();
      await page
        .getByRole('dialog', { name: t.prompt.clearing.title })
        .getByRole('button', { name: t.prompt.clearing.confirm })
        .click();
      await expect(box).toHaveValue('');
      await expect(field('task')).toHaveValue('');
      await expect(tile(firstOption)).toHaveAttribute('aria-pressed', 'false');
      await expect(progress(0)).toBeVisible();
      await button(t.prompt.undo).click();
      await expect(box).toHaveValue(before);
    });

    test('variables become a form, and Copy takes the filled text', async ({ page }) => {
      const { t, main, box, button, open } = builder(page, locale);
      await open();
      await box.fill('For {{reader}}, {{ reader }} and {{place}}');
      await main.getByLabel('reader', { exact: true }).fill('Ada');
      await expect(main.getByText('For Ada, Ada and {{place}}')).toBeVisible();
      await expectAccessible(page);
      await pressForText(button(t.prompt.copy), t.prompt.copied);
      expect(await clipboardText(page)).toBe('For Ada, Ada and {{place}}');
    });

    test('every content type has its own guidance and examples', async ({ page }) => {
      const { t, content, main, box, open } = builder(page, locale);
      await open();
      for (const type of PROMPT_TYPES) {
        await page.getByRole('tab', { name: t.types[type], exact: true }).click();
        await expect(
          main.getByRole('heading', { name: content.guidance[type].title }),
        ).toBeVisible();
        for (const { title, prompt } of content.examples[type]) {
          await main
            .getByRole('button', { name: fill(t.examples.useNamed, { title }), exact: true })
            .click();
          await expect(box).toHaveValue(prompt);
          await expect(box).toBeFocused();
        }
      }
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: t.types.text, exact: true })).toBeFocused();
    });

    test('own examples can be added, used and deleted', async ({ page }) => {
      const { t, main, box, button, open } = builder(page, locale);
      await open();
      const title = main.getByLabel(t.examples.title, { exact: true });
      const prompt = main.getByLabel(t.examples.prompt, { exact: true });
      const add = button(t.examples.add);
      await expect(add).toBeDisabled();
      await title.fill('Mine');
      await expect(add).toBeDisabled();
      await prompt.fill('Say hello');
      await page.getByRole('tab', { name: t.types.image, exact: true }).click();
      await expect(title).toHaveValue('');
      await page.getByRole('tab', { name: t.types.text, exact: true }).click();
      await title.fill('Mine');
      await prompt.fill('Say hello');
      await add.click();
      await expect(title).toHaveValue('');
      await expectAccessible(page);
      await button(fill(t.examples.useNamed, { title: 'Mine' })).click();
      await expect(box).toHaveValue('Say hello');
      await button(fill(t.examples.deleteNamed, { title: 'Mine' })).click();
      await expect(main.getByRole('heading', { name: t.examples.own })).toHaveCount(0);
    });

    test('a clipboard that refuses shows an error, and nothing counts as created', async ({
      page,
    }) => {
      const { t, main, box, button, open } = builder(page, locale);
      await open();
      await box.fill('x'.repeat(60));
      await forbidCopying(page);
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/activity')) calls += 1;
      });
      const logged = page.waitForEvent('console', (message) => message.type() === 'error');
      await button(t.prompt.copy).click();
      await logged;
      await expect(main.getByText(t.prompt.copyFailed)).toBeVisible();
      await expect(button(t.prompt.copied)).toHaveCount(0);
      expect(calls).toBe(0);
    });

    test('every member can watch the film, whose captions show on a phone too', async ({
      page,
    }) => {
      const { t, main, open } = builder(page, locale);
      await page.setViewportSize({ width: 360, height: 740 });
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith('https:')) foreign.push(request.url());
      });
      await open();
      await main.getByText(t.video.open).click();
      const link = main.getByRole('link', { name: t.video.newTab });
      await expect(link).toHaveAttribute('href', /^\/media\/lessons\/[a-z-]+-[0-9a-f]{16}\.mp4$/);
      await main.getByRole('button', { name: t.video.play }).click();
      const player = main.locator('video');
      await expect(player).toBeFocused();
      const caption = () =>
        player.evaluate((video: HTMLVideoElement) => {
          const [track] = video.textTracks;
          const [cue] = track?.mode === 'showing' ? (track.activeCues ?? []) : [];
          return video.readyState >= video.HAVE_CURRENT_DATA && cue instanceof VTTCue
            ? cue.text
            : '';
        });
      await expect.poll(caption).toContain('Smart Prompt Builder');
      expect(foreign).toEqual([]);
    });

    test('the page states that it costs nothing', async ({ request }) => {
      const page = await (await request.get(localizedPath(ROUTES.smartBuilder, locale))).text();
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
      expect(JSON.parse(data)).toMatchObject({ offers: { price: 0 } });
    });
  });
}
