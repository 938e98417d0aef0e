import { promptLibrary as dePromptLibrary } from '#src/i18n/de/prompt-library.ts';
import { promptLibrary } from '#src/i18n/en/prompt-library.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Film } from './film.ts';
import type { Stage } from './stage.ts';

const STRINGS = { en: promptLibrary, de: dePromptLibrary };
const WIDTH = 1024;

/** What is searched for: a result, the prompt of the lesson, the playbook with steps. */
const WORDS = {
  en: {
    result: 'agenda',
    source: 'credibility',
    chain: 'chore to tested',
    found: 'trade newsletter',
  },
  de: {
    result: 'Tagesordnung',
    source: 'Glaubwürdigkeit',
    chain: 'Routine zum getesteten',
    found: 'Fachnewsletter',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** What the films do in the library. */
export function libraryParts(stage: Stage, locale: Locale) {
  const t = STRINGS[locale];
  const words = WORDS[locale];
  const main = stage.page.locator('main');
  const dialog = stage.page.getByRole('dialog');
  const search = main.getByLabel(t.search, { exact: true });
  const card = main.getByRole('listitem').filter({ hasText: t.viewFull }).first();
  const find = async (text: string) => {
    await stage.look(search);
    await stage.press(search);
    await stage.page.keyboard.press('Control+A');
    await stage.type(search, text);
  };
  const openFirst = async () => {
    const view = card.getByText(t.viewFull, { exact: true });
    await stage.look(view);
    await stage.press(view);
    await stage.until(dialog.getByText(t.variables.heading));
    await stage.look(dialog.getByRole('heading', { level: 2 }).first());
  };
  return { t, words, main, dialog, search, card, find, openFirst };
}

/** The Prompt Library: found by the result, filled in, copied; and a playbook with steps. */
export const LIBRARY_FILM: Film = {
  route: 'promptLibrary',
  width: WIDTH,
  acts: (stage, locale) => {
    const { t, words, main, dialog, search, card, find, openFirst } = libraryParts(stage, locale);
    const inDialog = (text: string) => dialog.getByText(text, { exact: true }).first();
    const press = async (name: string) => {
      const button = dialog.getByRole('button', { name, exact: true }).first();
      await stage.look(button);
      await stage.press(button);
    };
    return [
      () => stage.look(main.getByRole('heading', { level: 1 }), { width: WIDTH }),
      () => find(words.result),
      () => stage.look(card),
      () => stage.look(main.getByLabel(t.category, { exact: true })),
      async () => {
        const length = main.getByLabel(t.length, { exact: true });
        await stage.look(length);
        await stage.point(length);
      },
      () => find(words.source),
      openFirst,
      () => stage.look(inDialog(t.suits)),
      () => stage.look(inDialog(t.variables.heading)),
      () => press(t.variables.useExample),
      () => stage.look(inDialog(t.variables.preview)),
      () => press(t.variables.clear),
      async () => {
        const blank = dialog.getByRole('textbox').nth(1);
        await stage.look(blank);
        await stage.type(blank, words.found);
      },
      () => press(t.copy),
      () => press(t.sample.heading),
      async () => {
        await stage.page.keyboard.press('Escape');
        await find(words.chain);
      },
      async () => {
        await openFirst();
        await stage.look(dialog.getByRole('button', { name: t.step.copy }).first());
      },
      async () => {
        await stage.page.keyboard.press('Escape');
        await stage.look(search, { width: WIDTH });
      },
    ];
  },
};
