import type { Page } from '@playwright/test';
import { periodicTable as dePeriodicTable } from '#src/i18n/de/periodic-table.ts';
import { promptLibrary as dePromptLibrary } from '#src/i18n/de/prompt-library.ts';
import { smartBuilder as deSmartBuilder } from '#src/i18n/de/smart-builder.ts';
import { periodicTable } from '#src/i18n/en/periodic-table.ts';
import { promptLibrary } from '#src/i18n/en/prompt-library.ts';
import { smartBuilder } from '#src/i18n/en/smart-builder.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { LESSON_CAPTURES } from '#src/lib/captures.ts';
import { BRAND_SCENES } from './brand-scenes.ts';
import { chooseOptions, scrollTo, type Scene } from './product-scenes.ts';

/** By file: Node cannot read the dictionary of them all. */
const STRINGS = {
  en: { periodicTable, promptLibrary, smartBuilder },
  de: {
    periodicTable: dePeriodicTable,
    promptLibrary: dePromptLibrary,
    smartBuilder: deSmartBuilder,
  },
};

/** What is typed for the pictures. */
const WORDS = {
  en: {
    task: 'Explain {{topic}} to {{audience}}',
    topic: 'the new return policy',
    audience: 'customers who have ordered before',
    search: 'meeting',
    source: 'credibility',
    chain: 'chore to tested',
  },
  de: {
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
  await main(page).getByRole('listitem').getByRole('button', { name: t.viewFull }).first().click();
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
  ...BRAND_SCENES,
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
