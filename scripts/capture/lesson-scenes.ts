import type { Page } from '@playwright/test';
import { brandChecker as deBrandChecker } from '#src/i18n/de/brand-checker.ts';
import { periodicTable as dePeriodicTable } from '#src/i18n/de/periodic-table.ts';
import { promptLibrary as dePromptLibrary } from '#src/i18n/de/prompt-library.ts';
import { smartBuilder as deSmartBuilder } from '#src/i18n/de/smart-builder.ts';
import { brandChecker } from '#src/i18n/en/brand-checker.ts';
import { periodicTable } from '#src/i18n/en/periodic-table.ts';
import { promptLibrary } from '#src/i18n/en/prompt-library.ts';
import { smartBuilder } from '#src/i18n/en/smart-builder.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { LESSON_CAPTURES } from '#src/lib/captures.ts';
import { chooseOptions, scrollTo, type Scene } from './product-scenes.ts';

/** By file: Node cannot read the dictionary of them all. */
const STRINGS = {
  en: { brandChecker, periodicTable, promptLibrary, smartBuilder },
  de: {
    brandChecker: deBrandChecker,
    periodicTable: dePeriodicTable,
    promptLibrary: dePromptLibrary,
    smartBuilder: deSmartBuilder,
  },
};

/** What is typed for the pictures. */
const WORDS = {
  en: {
    campaign: 'Bike repair in Bristol',
    brand: 'Northside Cycles',
    variants: 'Northside Cycle Workshop, northsidecycles',
    competitors: 'Harbour Bikes, Spoke & Chain',
    domains: 'northsidecycles.example',
    question: 'Where in Bristol can I have an e-bike repaired within a week?',
    task: 'Explain {{topic}} to {{audience}}',
    topic: 'the new return policy',
    audience: 'customers who have ordered before',
    search: 'meeting',
    source: 'credibility',
    chain: 'chore to tested',
  },
  de: {
    campaign: 'Fahrradwerkstatt in Bremen',
    brand: 'Nordrad',
    variants: 'Nordrad Werkstatt, nordrad-bremen',
    competitors: 'Hafenrad, Speiche & Kette',
    domains: 'nordrad.example',
    question: 'Wo in Bremen kann ich mein E-Bike innerhalb einer Woche reparieren lassen?',
    task: 'Erkläre {{thema}} für {{zielgruppe}}',
    topic: 'die neuen Rückgaberegeln',
    audience: 'Leute, die schon einmal bestellt haben',
    search: 'Besprechung',
    source: 'Glaubwürdigkeit',
    chain: 'Routine zum getesteten',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const main = (page: Page) => page.locator('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

async function fillCampaign(page: Page, locale: Locale): Promise<void> {
  const { form } = STRINGS[locale].brandChecker;
  const words = WORDS[locale];
  await field(page, form.name).fill(words.campaign);
  await field(page, form.brand).fill(words.brand);
  await field(page, form.variants).fill(words.variants);
  await field(page, form.competitors).fill(words.competitors);
  await field(page, form.domains).fill(words.domains);
  await scrollTo(page, '[role=tablist]');
}

async function fillTest(page: Page, locale: Locale): Promise<void> {
  const { testing } = STRINGS[locale].brandChecker;
  await field(page, testing.prompt).fill(WORDS[locale].question);
  await field(page, testing.samples).selectOption('3');
  await scrollTo(page, '[role=tablist]');
}

async function unfoldResult(page: Page): Promise<void> {
  const result = '[role=tabpanel]:not([hidden]) li details';
  const first = main(page).locator(result).first();
  if ((await first.getAttribute('open')) === null) await first.locator('summary').first().click();
  await scrollTo(page, result);
}

async function scrollToHeading(page: Page, name: string): Promise<void> {
  const heading = main(page).getByRole('heading', { name, exact: true });
  await heading.evaluate((element) => {
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - 120 });
  });
}

/** The figures by platform and by sentiment at the lower edge, below what the window has room for. */
async function showPlatforms(page: Page, locale: Locale): Promise<void> {
  const name = STRINGS[locale].brandChecker.analysis.sentiments;
  const heading = main(page).getByRole('heading', { name, exact: true });
  await heading.locator('..').evaluate((last) => {
    const bottom = window.scrollY + last.getBoundingClientRect().bottom;
    window.scrollTo({ top: bottom + 24 - window.innerHeight });
  });
}

async function fillBlanks(page: Page, locale: Locale): Promise<void> {
  const { steps, variables } = STRINGS[locale].smartBuilder;
  const { task, topic, audience } = WORDS[locale];
  await chooseOptions(page);
  await field(page, steps.task.label).fill(task);
  const form = main(page).getByRole('group', { name: variables.heading });
  await form.getByRole('textbox').first().fill(topic);
  await form.getByRole('textbox').nth(1).fill(audience);
  await form.evaluate((element) => {
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - 420 });
  });
}

/** Finds a prompt of the library and opens it. */
const openPrompt = (words: 'source' | 'chain') => async (page: Page, locale: Locale) => {
  const t = STRINGS[locale].promptLibrary;
  await field(page, t.search).fill(WORDS[locale][words]);
  await main(page).getByRole('listitem').getByText(t.viewFull, { exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.variables.useExample }).click();
};

/** Scrolls what a dialog shows. */
async function scrollDialogTo(page: Page, text: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
    });
}

const GROUP = 'automation-integration';

async function showGroup(page: Page, locale: Locale): Promise<void> {
  const { categories } = STRINGS[locale].periodicTable;
  const { name } = categories[GROUP];
  await main(page).getByRole('button', { name }).first().click();
  // So far down that the details below cover none of its tiles.
  await scrollTo(page, `#name-${GROUP} > :last-child`);
}

/** The pictures in the lessons' guides. */
export const LESSON_SCENES: Record<(typeof LESSON_CAPTURES)[number], Scene> = {
  'lesson-campaign-form': { route: 'brandChecker', hash: '#campaigns', prepare: fillCampaign },
  'lesson-test-form': { route: 'brandChecker', hash: '#testing', prepare: fillTest },
  'lesson-result': {
    route: 'brandChecker',
    withoutHeader: true,
    hash: '#testing',
    prepare: unfoldResult,
  },
  'lesson-over-time': {
    route: 'brandChecker',
    prepare: (page, locale) => scrollToHeading(page, STRINGS[locale].brandChecker.analysis.heading),
  },
  'lesson-platforms': { route: 'brandChecker', withoutHeader: true, prepare: showPlatforms },
  'lesson-builder-steps': { route: 'smartBuilder', prepare: chooseOptions },
  'lesson-builder-variables': { route: 'smartBuilder', prepare: fillBlanks },
  'lesson-library-search': {
    route: 'promptLibrary',
    prepare: async (page, locale) => {
      const { search } = STRINGS[locale].promptLibrary;
      await field(page, search).fill(WORDS[locale].search);
      await scrollTo(page, 'h1');
    },
  },
  'lesson-library-prompt': { route: 'promptLibrary', prepare: openPrompt('source') },
  'lesson-library-chain': {
    route: 'promptLibrary',
    prepare: async (page, locale) => {
      await openPrompt('chain')(page, locale);
      await scrollDialogTo(page, STRINGS[locale].promptLibrary.step.copy);
    },
  },
  'lesson-source-check': {
    route: 'promptLibrary',
    prepare: async (page, locale) => {
      await openPrompt('source')(page, locale);
      const { heading } = STRINGS[locale].promptLibrary.sample;
      await page.getByRole('dialog').getByText(heading, { exact: true }).click();
      await scrollDialogTo(page, STRINGS[locale].promptLibrary.sample.heading);
    },
  },
  'lesson-table-group': { route: 'periodicTable', prepare: showGroup },
  'lesson-table-tool': {
    route: 'periodicTable',
    hash: '#n8n',
    prepare: (page) => scrollTo(page, '#n8n'),
  },
};
