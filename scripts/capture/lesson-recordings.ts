import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from '@playwright/test';
import { smartBuilder as deSmartBuilder } from '#src/i18n/de/smart-builder.ts';
import { smartBuilder } from '#src/i18n/en/smart-builder.ts';
import { type Locale, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { secondsOf } from '#shared/rules/lessons.ts';
import { consentCookie } from '#tests/helpers/consent.ts';
import { readLibrary } from '../library/read-library.ts';
import { signInAsPremium } from '../sign-in.ts';
import { record, RECORDING_SIZE, type Act } from './recording.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const STRINGS = { en: smartBuilder, de: deSmartBuilder };
/** Typing speed in a recording, in milliseconds a key. */
const KEY_MS = 45;

const WORDS = {
  en: {
    role: ' in a family-run furniture shop',
    task: 'Write an email of at most 160 words that explains {{topic}} to {{audience}}',
    format: 'Subject line and three short paragraphs',
    facts: '\n\nFacts: returns within 60 days from 1 February 2027. Mention nothing else.',
    topic: 'the new return policy',
    audience: 'customers who have ordered before',
  },
  de: {
    role: ' in einem Möbelhaus',
    task: 'Schreibe eine E-Mail mit höchstens 160 Wörtern: Erkläre {{thema}} für {{zielgruppe}}',
    format: 'Betreffzeile und drei kurze Absätze',
    facts: '\n\nFakten: Rückgabe 60 Tage lang, ab dem 1. Februar 2027. Erwähne sonst nichts.',
    topic: 'die neuen Rückgaberegeln',
    audience: 'Leute, die schon einmal bestellt haben',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Brings an element to where the eye is, and only then presses it. */
async function press(target: Locator): Promise<void> {
  await show(target);
  await target.click();
}

async function show(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'smooth' });
  });
  // The page scrolls for half a second, which the recording shows.
  await new Promise((resolve) => setTimeout(resolve, 700));
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await press(target);
  await page.keyboard.press('End');
  await target.pressSequentially(text, { delay: KEY_MS });
}

/** The acts of the builder's recording, one for each caption of its lesson. */
function builderActs(page: Page, locale: Locale): (() => Promise<void>)[] {
  const t = STRINGS[locale];
  const words = WORDS[locale];
  const main = page.locator('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const option = (index: number) => main.locator('[role=tabpanel] button[aria-pressed]').nth(index);
  const box = main.getByLabel(`${t.prompt.heading}: ${t.prompt.label}`);
  const blanks = main.getByRole('group', { name: t.variables.heading }).getByRole('textbox');
  return [
    () => show(main.getByRole('tablist')),
    () => press(option(1)),
    () => type(page, field(t.steps.role.label), words.role),
    () => type(page, field(t.steps.task.label), words.task),
    () => press(option(11)),
    () => type(page, field(t.steps.format.label), words.format),
    () => press(option(18)),
    () => show(box),
    async () => {
      await press(box);
      await page.keyboard.press('Control+End');
      await box.pressSequentially(words.facts, { delay: KEY_MS });
    },
    () => type(page, blanks.first(), words.topic),
    () => type(page, blanks.nth(1), words.audience),
    () => press(main.getByRole('button', { name: t.prompt.copy, exact: true })),
  ];
}

const RECORDINGS = {
  'smart-prompt-builder': { route: 'smartBuilder', acts: builderActs },
} as const;

/**
 * Records our tools for the lessons, by the times in the lessons' captions, so that captions and
 * chapters are where something happens. The files go to `public/media/lessons`.
 */
export async function recordLessons(browser: Browser, baseURL: string): Promise<void> {
  const { lessons } = await readLibrary(root);
  for (const locale of LOCALES) {
    for (const [key, { route, acts }] of Object.entries(RECORDINGS)) {
      const lesson = lessons.find(({ id }) => id === `${key}.${locale}`);
      const video = lesson?.video;
      if (!video || !('recording' in video)) throw new Error(`${key} names no recording`);
      const context = await browser.newContext({
        baseURL,
        viewport: RECORDING_SIZE,
        storageState: { cookies: [consentCookie({})], origins: [] },
        permissions: ['clipboard-write'],
      });
      const page = await context.newPage();
      await signInAsPremium(page);
      await page.goto(localizedPath(ROUTES[route], locale));
      await page.waitForLoadState('networkidle');
      const steps = acts(page, locale);
      if (steps.length !== video.captions.length) {
        throw new Error(`${lesson.id} has ${video.captions.length} captions, not ${steps.length}`);
      }
      const timed = steps.map((run, index): Act => ({
        at: secondsOf(video.captions[index]?.from ?? '0:00'),
        run,
      }));
      const path = `${root}public/media/lessons/${video.recording}-${locale}`;
      await record(page, timed, secondsOf(video.duration), path);
      process.stdout.write(`${path}\n`);
      await context.close();
    }
  }
}
