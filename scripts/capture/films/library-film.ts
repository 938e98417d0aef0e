import { promptLibrary as dePromptLibrary } from '#src/i18n/de/prompt-library.ts';
import { promptLibrary } from '#src/i18n/en/prompt-library.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Film } from './film.ts';
import type { Stage } from './stage.ts';

const STRINGS = { en: promptLibrary, de: dePromptLibrary };
/** So narrow that a prompt's lines fit into the closest look. */
export const LIBRARY_WIDTH = 520;

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
  const card = main
    .getByRole('listitem')
    .filter({ has: stage.page.getByRole('heading', { level: 2 }) })
    .first();
  const blanks = dialog.getByRole('group', { name: t.variables.heading });
  const steps = dialog.getByRole('listitem').filter({ hasText: t.step.copy });
  const find = async (text: string) => {
    await stage.look(search);
    await search.fill('');
    await stage.type(search, text);
  };
  const openFirst = async () => {
    const view = card.getByRole('button', { name: new RegExp(`^${t.viewFull}`) });
    await stage.look(view);
    await stage.press(view);
    await stage.until(blanks);
    await stage.look(dialog.getByRole('heading', { level: 2 }).first());
  };
  return { t, words, main, dialog, search, card, blanks, steps, find, openFirst };
}

/** The Prompt Library: found by the result, filled in, copied; and a playbook with steps. */
export const LIBRARY_FILM: Film = {
  route: 'promptLibrary',
  width: LIBRARY_WIDTH,
  acts: (stage, locale) => {
    const { t, words, main, dialog, search, card, blanks, steps, find, openFirst } = libraryParts(
      stage,
      locale,
    );
    const inDialog = (text: string) => dialog.getByText(text, { exact: true }).first();
    const press = async (name: string) => {
      const button = dialog.getByRole('button', { name: new RegExp(`^${name}`) }).first();
      await stage.look(button);
      await stage.press(button);
    };
    return [
      () => stage.look(main.getByRole('heading', { level: 1 }), { width: LIBRARY_WIDTH }),
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
      () => stage.look(blanks),
      async () => {
        await press(t.variables.useExample);
        await stage.look(blanks);
      },
      () => stage.look(dialog.getByRole('region', { name: t.promptText })),
      () => press(t.variables.clear),
      async () => {
        const blank = dialog.getByRole('textbox').nth(1);
        await stage.look(blank);
        await stage.type(blank, words.found);
      },
      () => press(t.copy),
      async () => {
        await stage.look(inDialog(t.sample.heading));
        await stage.press(inDialog(t.sample.heading));
        await stage.look(inDialog(t.sample.note));
      },
      async () => {
        await stage.page.keyboard.press('Escape');
        await find(words.chain);
      },
      async () => {
        await openFirst();
        await stage.look(steps.first());
      },
      async () => {
        await stage.page.keyboard.press('Escape');
        await stage.look(search, { width: LIBRARY_WIDTH });
      },
    ];
  },
};
