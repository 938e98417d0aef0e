import { periodicTable as dePeriodicTable } from '#src/i18n/de/periodic-table.ts';
import { periodicTable } from '#src/i18n/en/periodic-table.ts';
import type { Film } from './film.ts';
import { LIBRARY_WIDTH, libraryParts } from './library-film.ts';
import { WINDOW_HEIGHT } from './stage.ts';

const STRINGS = { en: periodicTable, de: dePeriodicTable };
const WIDTH = 1024;
const GROUP = 'automation-integration';

/** Tools and workflow: a tool by its group, then the playbook from a chore to a tested workflow. */
export const WORKFLOW_FILM: Film = {
  route: 'periodicTable',
  width: WIDTH,
  acts: (stage, locale) => {
    const t = STRINGS[locale];
    const {
      t: library,
      words,
      main,
      dialog,
      search,
      blanks,
      steps,
      find,
      openFirst,
    } = libraryParts(stage, locale);
    const group = main.getByRole('button', { name: t.categories[GROUP].name }).first();
    const panel = main.getByRole('complementary', { name: t.panel.label });
    const choose = async (id: string) => {
      const tile = main.locator(`#${id} .tile`);
      await stage.look(tile);
      await stage.press(tile);
      await stage.look(panel);
    };
    return [
      () => stage.look(main.getByRole('heading', { level: 1 }), { width: WIDTH }),
      () => stage.look(main.getByRole('heading', { level: 1 }), { width: 700 }),
      async () => {
        await stage.look(group);
        await stage.press(group);
      },
      () => stage.look(main.locator('#zapier')),
      () => choose('zapier'),
      () => choose('make'),
      () => choose('n8n'),
      () => stage.point(panel.getByText(t.facts.europe.label, { exact: true })),
      () => stage.look(main.locator('#zapier'), { width: WIDTH }),
      async () => {
        await stage.page.setViewportSize({ width: LIBRARY_WIDTH, height: WINDOW_HEIGHT });
        await stage.visit('promptLibrary', locale);
        await stage.look(main.getByRole('heading', { level: 1 }), { width: LIBRARY_WIDTH });
        await find(words.chain);
      },
      openFirst,
      () => stage.look(blanks),
      async () => {
        const example = dialog.getByRole('button', { name: library.variables.useExample });
        await stage.look(example);
        await stage.press(example);
        await stage.look(dialog.getByRole('textbox').first());
      },
      () => stage.look(steps.nth(0)),
      () => stage.look(steps.nth(1)),
      () => stage.look(steps.nth(3)),
      async () => {
        await stage.look(steps.first());
        await stage.press(steps.first().getByRole('button'));
      },
      async () => {
        await stage.page.keyboard.press('Escape');
        await stage.look(search, { width: LIBRARY_WIDTH });
      },
    ];
  },
};
