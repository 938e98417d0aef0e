import type { Locator } from '@playwright/test';
import { brandChecker as deBrandChecker } from '#src/i18n/de/brand-checker.ts';
import { brandChecker } from '#src/i18n/en/brand-checker.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { FIRST_TEXTS, firstCampaign, namedAnswer } from '../../seed/first-campaign.ts';
import type { Film } from './film.ts';
import type { Stage } from './stage.ts';

const STRINGS = { en: brandChecker, de: deBrandChecker };
const WIDTH = 1024;

/** The parts of the Brand Checker that both films go through. */
function parts(stage: Stage, locale: Locale) {
  const t = STRINGS[locale];
  const main = stage.page.locator('main');
  const panel = main.locator('[role=tabpanel]:not([hidden])');
  const dialog = stage.page.getByRole('dialog');
  const field = (label: string) => main.getByLabel(label, { exact: true }).locator('visible=true');
  const tab = (name: keyof typeof t.tabs) =>
    main.getByRole('tab', { name: t.tabs[name], exact: true });
  const open = async (name: keyof typeof t.tabs, ready: Locator) => {
    await stage.look(main.getByRole('tablist').first());
    await stage.press(tab(name));
    await stage.until(ready);
    await stage.refresh();
  };
  return { t, main, panel, dialog, field, open };
}

/** The lesson's first campaign: from its form to what its answers say. */
export const FIRST_CAMPAIGN_FILM: Film = {
  route: 'brandChecker',
  query: (locale) => `?campaign=${firstCampaign(locale)}`,
  width: WIDTH,
  acts: (stage, locale) => {
    const { t, main, panel, dialog, field, open } = parts(stage, locale);
    const words = FIRST_TEXTS[locale];
    const verdict = main.getByRole('region', { name: t.figures.verdict.label });
    const result = panel.locator('li details').first();
    return [
      () => stage.look(main.getByRole('heading', { level: 1 }), { width: WIDTH }),
      () => open('campaigns', field(t.suggest.domain)),
      async () => {
        await stage.look(field(t.suggest.domain));
        await stage.type(field(t.suggest.domain), words.domain);
      },
      () => stage.point(main.getByRole('button', { name: t.suggest.submit, exact: true })),
      async () => {
        await stage.look(field(t.form.name));
        await stage.type(field(t.form.name), words.campaign);
      },
      async () => {
        await stage.look(field(t.form.brand));
        await stage.type(field(t.form.brand), words.brand);
      },
      async () => {
        await stage.look(field(t.form.competitors));
        await stage.type(field(t.form.competitors), words.rivals.join(', '));
      },
      async () => {
        await open('testing', field(t.testing.prompt));
        await stage.look(field(t.testing.campaign));
        await stage.choose(field(t.testing.campaign), words.campaign);
      },
      async () => {
        await stage.look(field(t.testing.prompt));
        await stage.type(field(t.testing.prompt), words.questions.at(-1) ?? '');
      },
      () => stage.look(main.getByRole('group', { name: t.asking.modesLabel })),
      async () => {
        await stage.look(field(t.testing.samples));
        await stage.point(field(t.testing.samples));
      },
      () => stage.look(main.getByRole('button', { name: t.testing.testAll })),
      () => stage.look(result),
      async () => {
        const table = result.getByRole('table').first();
        await stage.look(table);
      },
      async () => {
        const answer = result.getByRole('link', { name: fillNumber(t.results.readOne) }).first();
        await stage.look(answer);
        await stage.press(answer);
        await stage.until(dialog.locator('h2'));
        await stage.look(dialog.locator('h2'));
      },
      () => stage.look(dialog.getByText(t.drawer.key, { exact: true })),
      async () => {
        await stage.page.keyboard.press('Escape');
        await open('overview', verdict);
        await stage.look(verdict, { width: 960 });
      },
      () => stage.look(main.getByRole('heading', { name: t.figures.measures.memory.heading })),
      () => stage.look(main.getByRole('heading', { name: t.figures.measures.search.heading })),
      () => stage.look(main.getByRole('heading', { name: t.advice.heading }).first()),
    ];
  },
};

/** "Answer 1" as a link's name. */
const fillNumber = (template: string) => template.replace('{number}', '1');

/** The hour with web search: one answer, its sources, whose pages they are. */
export const WEB_SEARCH_FILM: Film = {
  route: 'brandChecker',
  query: (locale) => `?campaign=${firstCampaign(locale)}&answer=${namedAnswer(locale)}`,
  width: WIDTH,
  acts: (stage, locale) => {
    const { t, panel, dialog, open } = parts(stage, locale);
    const websites = panel.getByRole('table', { name: t.sources.caption });
    const group = (heading: string) =>
      websites.locator('tbody').filter({ hasText: heading }).first();
    const inDialog = (words: string) => dialog.getByText(words, { exact: false }).first();
    return [
      () => stage.look(dialog.locator('h2'), { width: WIDTH }),
      () => stage.look(dialog.locator('h2')),
      () => stage.look(dialog.getByRole('list').first()),
      () => stage.look(inDialog(t.drawer.key)),
      async () => {
        await stage.look(dialog.getByRole('heading', { name: t.drawer.sources }));
        await stage.point(dialog.locator('section li a').first());
      },
      () => stage.point(dialog.locator('section li a').nth(1)),
      () => stage.look(dialog.getByRole('heading', { name: t.drawer.said })),
      async () => {
        await stage.page.keyboard.press('Escape');
        await open('sources', websites);
      },
      () => stage.look(panel.locator('p').first(), { width: 720 }),
      () => stage.look(panel.getByText(t.sources.twoByTwo.heading).first()),
      () => stage.look(group(t.sources.groups.reachable.heading)),
      () => stage.point(websites.locator('tbody tr').nth(1).getByRole('link').first()),
      () => stage.look(group(t.sources.groups.own.heading)),
      async () => {
        const gap = websites.locator('tbody tr').nth(1).locator('a[aria-label]').first();
        await stage.look(gap);
        await stage.press(gap);
        await stage.until(dialog.locator('h2'));
        await stage.look(dialog.locator('h2'));
      },
      async () => {
        await stage.page.keyboard.press('Escape');
        await stage.look(panel.locator('p').first(), { width: WIDTH });
      },
    ];
  },
};
