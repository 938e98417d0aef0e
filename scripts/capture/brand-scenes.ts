import type { Locator, Page } from '@playwright/test';
import { brandChecker as deBrandChecker } from '#src/i18n/de/brand-checker.ts';
import { brandChecker } from '#src/i18n/en/brand-checker.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { FIRST_TEXTS, firstCampaign, namedAnswer } from '../seed/first-campaign.ts';
import { weeklyCampaign } from '../seed/weekly-campaign.ts';
import type { Scene } from './product-scenes.ts';

const STRINGS = { en: brandChecker, de: deBrandChecker };

const first = (locale: Locale) => `?campaign=${firstCampaign(locale)}`;
const weekly = (locale: Locale) => `?campaign=${weeklyCampaign(locale)}`;

const main = (page: Page) => page.locator('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

/** Puts an element near the top of a window without the site's header. */
async function toTop(target: Locator, above = 24): Promise<void> {
  await target.waitFor();
  await target.evaluate((element, room) => {
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - room });
  }, above);
}

/** A section of the overview, opened where the window is a phone's. */
async function showSection(page: Page, heading: string): Promise<void> {
  const title = main(page).getByRole('heading', { name: heading, exact: true, level: 2 });
  await title.waitFor();
  const button = title.getByRole('button', { name: heading });
  if (await button.isVisible()) await button.click();
  await toTop(title);
}

async function showVerdict(page: Page, locale: Locale): Promise<void> {
  const { verdict, measures } = STRINGS[locale].figures;
  await main(page).getByRole('heading', { name: measures.search.heading }).first().waitFor();
  // A wide window then has room for both charts.
  const zoom = (page.viewportSize()?.width ?? 0) > 640 ? '0.84' : '1';
  await main(page).evaluate((element, size) => element.style.setProperty('zoom', size), zoom);
  await toTop(main(page).getByRole('region', { name: verdict.label }));
}

async function fillCampaign(page: Page, locale: Locale): Promise<void> {
  const { form, suggest } = STRINGS[locale];
  const { campaign, brand, domain } = FIRST_TEXTS[locale];
  await field(page, suggest.domain).fill(domain);
  await field(page, form.name).fill(campaign);
  await field(page, form.brand).fill(brand);
  await toTop(main(page).getByRole('tablist'));
}

async function fillTest(page: Page, locale: Locale): Promise<void> {
  const { testing } = STRINGS[locale];
  const question = field(page, testing.prompt);
  await question.fill(FIRST_TEXTS[locale].questions.at(-1) ?? '');
  // Without the ring of the field that has the focus.
  await question.blur();
  await toTop(question, 40);
}

async function unfoldResult(page: Page): Promise<void> {
  const newest = main(page).locator('[role=tabpanel]:not([hidden]) li details').first();
  await toTop(newest);
}

const showAnswer = (page: Page) => page.getByRole('dialog').locator('mark').first().waitFor();

async function showAdvice(page: Page, locale: Locale): Promise<void> {
  const { advice } = STRINGS[locale];
  // The first list is made when the page is opened.
  await main(page).getByRole('button', { name: advice.make }).waitFor();
  await showSection(page, advice.heading);
}

async function showSources(page: Page, locale: Locale): Promise<void> {
  const { groups } = STRINGS[locale].sources;
  const websites = main(page).getByText(groups.reachable.heading).locator('visible=true').first();
  await websites.waitFor();
  const panel = main(page).locator('[role=tabpanel]:not([hidden])');
  if ((page.viewportSize()?.width ?? 0) > 640) await toTop(panel, 0);
  else await toTop(websites, 20);
}

const scene = (query: (locale: Locale) => string, prepare: Scene['prepare'], hash = ''): Scene => ({
  route: 'brandChecker',
  withoutHeader: true,
  query,
  hash,
  prepare,
});

/** The picture of the Brand Checker that pages show. */
export const OVERVIEW_SCENE = scene(weekly, showVerdict);

/** The pictures of the Brand Checker in the lessons' guides. */
export const BRAND_SCENES = {
  'lesson-campaign-form': scene(first, fillCampaign, '#campaigns'),
  'lesson-test-form': scene(first, fillTest, '#testing'),
  'lesson-result': scene(first, unfoldResult, '#testing'),
  'lesson-answer': scene((locale) => `${first(locale)}&answer=${namedAnswer(locale)}`, showAnswer),
  'lesson-questions': scene(weekly, (page, locale) =>
    showSection(page, STRINGS[locale].figures.matrix.heading),
  ),
  'lesson-over-time': scene(weekly, (page, locale) =>
    showSection(page, STRINGS[locale].figures.weeks.heading),
  ),
  'lesson-sources': scene(weekly, showSources, '#sources'),
  'lesson-todo': scene(weekly, showAdvice),
} as const;
