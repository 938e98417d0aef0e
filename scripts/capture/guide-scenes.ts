import type { Page } from '@playwright/test';
import { operations as t } from '#src/i18n/en/operations.ts';
import { ROUTES } from '#src/routes.ts';
import { openEditor, openEntry, side } from '#tests/helpers/content-editor.ts';
import { localPorts } from '../environment.ts';
import { localApi } from '../seed/local-api.ts';
import { signInAs } from '../sign-in.ts';
import { OVERVIEW_SCENE } from './brand-scenes.ts';

export interface GuideScene {
  /** Width and height of the window. */
  size: readonly [number, number];
  /** Brings the page into the state that the picture shows. */
  prepare: (page: Page) => Promise<void>;
}

const EDITOR = [1200, 760] as const;
const OPERATIONS = [1120, 800] as const;

const POST = {
  English: {
    title: 'A workshop in spring',
    description:
      'Twelve people, one afternoon and the tasks on their own desks: what we will do in April, and for whom it is.',
  },
  German: {
    title: 'Ein Workshop im Frühling',
    description:
      'Zwölf Menschen, ein Nachmittag und die Aufgaben vom eigenen Schreibtisch: was wir im April vorhaben und für wen es ist.',
  },
} as const;

async function fillNewPost(page: Page): Promise<void> {
  await openEditor(page);
  await openEntry(page, 'blog/new');
  const english = side(page, 'English');
  await english.getByRole('textbox', { name: 'ID', exact: true }).fill('spring-workshop');
  await english.getByRole('textbox', { name: 'Date', exact: true }).fill('2027-04-08');
  await page.getByRole('radio', { name: 'German' }).last().click();
  for (const language of ['German', 'English'] as const) {
    const form = side(page, language);
    const { title, description } = POST[language];
    await form.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await form.getByRole('textbox', { name: 'Description', exact: true }).fill(description);
  }
}

async function refuse(page: Page): Promise<void> {
  await fillNewPost(page);
  const english = side(page, 'English');
  await english.getByRole('textbox', { name: 'Description', exact: true }).fill('Too short.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await english.getByText(/at least .*80/).waitFor();
}

async function openTerm(page: Page): Promise<void> {
  await openEditor(page);
  await openEntry(page, 'glossary/entries/models');
  await page.getByRole('radio', { name: 'German' }).last().click();
  // It opens both sides.
  await side(page, 'English').getByRole('button', { name: 'Expand All' }).first().click();
}

const REQUESTS = [
  ['Mina Muster', 'mina@example.test', 'Workshop for our team', 'Could you come in March?'],
  ['Jonas Beispiel', 'jonas@example.test', 'An MVP for our booking tool', 'When could you begin?'],
  ['Lea Probe', 'lea@example.test', 'Question about an invoice', 'Whom may I call about it?'],
] as const;

const dialogOf = (page: Page) => page.getByRole('dialog');

async function openDesk(page: Page, tab: keyof typeof t.tabs): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto(`${ROUTES.operations}#${tab}`);
  await page.getByRole('heading', { level: 2, name: t.tabs[tab], exact: true }).waitFor();
}

async function openRow(page: Page, text: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: text }).first().getByRole('button').click();
  await dialogOf(page).waitFor();
}

async function receiveRequests(page: Page): Promise<void> {
  const api = localApi(localPorts());
  for (const [name, email, subject, message] of REQUESTS) {
    await api.sendForm('contact', { name, email, phone: '+49 30 123456', subject, message });
  }
  await openDesk(page, 'requests');
  await openRow(page, REQUESTS[0][0]);
  const { label, confirm } = t.act.done;
  await dialogOf(page).getByRole('button', { name: label, exact: true }).click();
  const form = dialogOf(page).getByRole('form', { name: label });
  await form.getByRole('textbox').fill('Offer sent');
  await form.getByRole('button', { name: confirm, exact: true }).click();
  await dialogOf(page).getByText('Offer sent').waitFor();
  await page.reload();
  await page.getByRole('checkbox', { name: t.list.openOnly }).uncheck();
  await page.getByRole('row').filter({ hasText: t.states.done }).first().waitFor();
}

async function receiveNotice(page: Page): Promise<void> {
  const { reference } = await localApi(localPorts()).sendForm('contract-notice', {
    kind: 'withdrawal',
    name: 'Paul Premium',
    email: 'premium@example.test',
    contract: 'premium@example.test',
  });
  await openDesk(page, 'notices');
  await openRow(page, reference);
  await dialogOf(page).getByText(t.history.empty).waitFor();
}

async function givePremium(page: Page): Promise<void> {
  await openDesk(page, 'members');
  await openRow(page, 'free@example.test');
  await dialogOf(page).getByText(t.record.empty).waitFor();
  const { label } = t.act.grant;
  await dialogOf(page).getByRole('button', { name: label, exact: true }).click();
  const form = dialogOf(page).getByRole('form', { name: label });
  await form.getByRole('textbox').first().fill('Speaker at our meetup in December');
}

/** The pictures in `docs/editing.md`, `docs/operations.md` and `README.md`, by their file's name. */
export const GUIDE_SCENES: Readonly<Record<string, GuideScene>> = {
  home: { size: [1280, 800], prepare: (page) => page.goto(ROUTES.home).then(() => undefined) },
  'brand-checker': {
    size: [1280, 960],
    prepare: async (page) => {
      await signInAs(page, 'premium');
      await page.goto(ROUTES.brandChecker);
      await OVERVIEW_SCENE.prepare?.(page, 'en');
      // Below the members' tool bar, which stays in view.
      await page.evaluate(() => window.scrollBy(0, -48));
    },
  },
  'editor-posts': {
    size: EDITOR,
    prepare: async (page) => {
      await openEditor(page);
      await page.getByRole('row').last().locator('.loaded img').waitFor();
    },
  },
  'editor-post': {
    size: EDITOR,
    prepare: async (page) => {
      await openEditor(page);
      await openEntry(page, 'blog/entries/introducing-ai-glossary');
    },
  },
  'editor-new-post': { size: EDITOR, prepare: fillNewPost },
  'editor-refused': { size: EDITOR, prepare: refuse },
  'editor-term': { size: EDITOR, prepare: openTerm },
  'operations-requests': { size: OPERATIONS, prepare: receiveRequests },
  // Both with their whole dialog.
  'operations-notice': { size: [1120, 1120], prepare: receiveNotice },
  'operations-member': { size: [1120, 1120], prepare: givePremium },
};
