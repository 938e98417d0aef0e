import { smartBuilder as deSmartBuilder } from '#src/i18n/de/smart-builder.ts';
import { smartBuilder } from '#src/i18n/en/smart-builder.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Film } from './film.ts';

const STRINGS = { en: smartBuilder, de: deSmartBuilder };

/** What is typed; the task has at most 160 words in it, as in the lesson's guide. */
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

/** The places of the quick options that the lesson chooses: copywriter, ask first, evidence. */
const OPTIONS = { copywriter: 1, askFirst: 11, evidence: 18 };

/** The Smart Prompt Builder: one prompt from the first tile to its copy. */
export const BUILDER_FILM: Film = {
  route: 'smartBuilder',
  width: 1024,
  acts: (stage, locale) => {
    const t = STRINGS[locale];
    const words = WORDS[locale];
    const main = stage.page.locator('main');
    const field = (label: string) => main.getByLabel(label, { exact: true });
    const option = (place: number) =>
      main.locator('[role=tabpanel] button[aria-pressed]').nth(place);
    const boxName = `${t.prompt.heading}: ${t.prompt.label}`;
    const box = main.getByLabel(boxName);
    const blanks = main.getByRole('group', { name: t.variables.heading });
    const tabs = main.getByRole('tablist');
    const choose = async (place: number) => {
      await stage.look(option(place));
      await stage.press(option(place));
    };
    const section = (label: string) =>
      main.locator('section').filter({ has: stage.page.getByLabel(label, { exact: true }) });
    const card = main.locator('section').filter({ has: stage.page.getByLabel(boxName) });
    const write = async (label: string, text: string, side: 'start' | 'end' = 'start') => {
      await stage.look(section(label), { side });
      await stage.type(field(label), text);
    };
    return [
      () => stage.look(main.getByRole('heading', { level: 1 }), { width: 1024 }),
      async () => {
        await stage.look(tabs);
        await stage.press(tabs.getByRole('tab', { name: t.types.text }));
      },
      async () => {
        await stage.look(field(t.subject.label), { width: 560 });
        await stage.point(field(t.subject.label));
      },
      () => choose(OPTIONS.copywriter),
      () => write(t.steps.role.label, words.role, 'end'),
      () => write(t.steps.task.label, words.task, 'end'),
      () => stage.look(card),
      () => choose(OPTIONS.askFirst),
      () => write(t.steps.format.label, words.format),
      () => choose(OPTIONS.evidence),
      () => stage.look(card),
      async () => {
        await stage.type(box, words.facts);
        await stage.look(main.getByRole('button', { name: t.prompt.follow }));
      },
      () => stage.point(main.getByRole('button', { name: t.prompt.follow })),
      async () => {
        await stage.look(blanks);
        await stage.type(blanks.getByRole('textbox').first(), words.topic);
      },
      () => stage.type(blanks.getByRole('textbox').nth(1), words.audience),
      () => stage.look(main.getByText(t.variables.preview)),
      async () => {
        const copy = main.getByRole('button', { name: t.prompt.copy, exact: true });
        await stage.look(copy);
        await stage.press(copy);
      },
      async () => {
        await stage.press(main.getByRole('button', { name: t.save.action, exact: true }));
        await stage.until(main.getByRole('link', { name: t.save.open }));
        await stage.look(main.getByRole('link', { name: t.save.open }));
      },
      () => stage.look(tabs, { width: 1024 }),
    ];
  },
};
