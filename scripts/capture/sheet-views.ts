import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import {
  FIRST_CAMPAIGN_PATH,
  FIRST_LESSON_PATH,
  lockedPath,
  MEMBERSHIP_ROUTES,
  ROUTES,
  SIGN_UP_PATH,
  SUBSCRIPTION_PATH,
} from '#src/routes.ts';
import { OPERATIONS_TABS } from '#src/features/operations/tabs.ts';
import { PAGE_KINDS } from '#tests/helpers/page-kinds.ts';
import { firstCampaign } from '../seed/first-campaign.ts';
import { LESSON_SCENES } from './lesson-scenes.ts';

/** A page in one of its states, as the contact sheet shows it. */
export interface SheetView {
  name: string;
  /** Of the account that sees it; null is a visitor. */
  role: (typeof SHEET_ROLES)[number];
  /** Unprefixed, with query and hash. */
  path: string;
  /** A visitor who has not chosen yet. */
  withBanner?: true;
  /** Every call fails, so the page shows what it says then. */
  withoutServer?: true;
  /** The browser logs the failure that the view is about. */
  logs?: true;
  prepare?: (page: Page, locale: Locale) => Promise<void>;
}

export const SHEET_ROLES = [null, 'free', 'premium', 'admin'] as const;

const main = (page: Page) => page.locator('main');

/** Submits a form as it is, with all its fields empty. */
const submit = (selector: string) => async (page: Page) =>
  main(page).locator(selector).locator('visible=true').first().click();

async function openMenu(page: Page): Promise<void> {
  const drawer = page.locator('[popovertarget=drawer]').first();
  if (await drawer.isVisible()) await drawer.click();
  else await page.locator('[data-menu]:visible summary').first().click();
}

const search = (words: string) => async (page: Page) => {
  const field = main(page).locator('input[type=search]').first();
  await field.fill(words);
  await field.blur();
};

async function failSignIn(page: Page): Promise<void> {
  const panel = page.locator('[data-mode=sign-in]');
  await panel.locator('input[type=email]').fill('nobody@example.test');
  await panel.locator('input[type=password]').fill('not-the-password');
  await panel.locator('button[value=sign-in]').click();
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
}

async function failContact(page: Page): Promise<void> {
  await submit('form [type=submit]')(page);
  await main(page).locator('[aria-invalid=true]').first().waitFor();
}

async function checkSite(page: Page): Promise<void> {
  // From an address of its own: only five checks an hour are made for one.
  const [a, b] = crypto.getRandomValues(new Uint8Array(2));
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.8.${a}.${b}` });
  await main(page).locator('form input').first().fill('poor-read.test');
  await submit('form [type=submit]')(page);
  await main(page).locator('h2:focus').waitFor();
}

const visitor = (
  name: string,
  path: string,
  prepare?: SheetView['prepare'],
  more: Partial<SheetView> = {},
): SheetView => ({ name, role: null, path, ...(prepare ? { prepare } : {}), ...more });

/** A public page of each kind that the tests judge, and those that differ in their pictures. */
const PAGES = [
  ...PAGE_KINDS,
  ROUTES.aiAutomation,
  ROUTES.software,
  ROUTES.workshops,
  ROUTES.contentPackage,
  ROUTES.legal,
  ROUTES.terms,
  ROUTES.accessibility,
  ROUTES.withdrawContract,
  ROUTES.resetPassword,
];

const VISITOR: SheetView[] = [
  ...PAGES.map((path) => visitor(path, path)),
  visitor('page not found', '/nothing-here', undefined, { logs: true }),
  visitor('menu', ROUTES.home, openMenu),
  visitor('consent', ROUTES.contact, undefined, { withBanner: true }),
  visitor('contact, errors', ROUTES.contact, failContact),
  visitor('glossary, hits', ROUTES.glossary, search('agent')),
  visitor('glossary, no hits', ROUTES.glossary, search('zzzz')),
  visitor('periodic table, tool', `${ROUTES.periodicTable}#claude`),
  visitor('site check, report', ROUTES.aiCheck, checkSite),
  visitor('sign-up', SIGN_UP_PATH),
  visitor('sign-in, refused', ROUTES.login, failSignIn, { logs: true }),
];

const FREE: SheetView[] = [
  { name: 'free, dashboard', role: 'free', path: ROUTES.dashboard },
  { name: 'free, order', role: 'free', path: lockedPath('brandChecker') },
  { name: 'free, settings', role: 'free', path: ROUTES.accountSettings },
];

/** The states that the pictures of the lessons show, which know how to reach them. */
const SCENE_VIEWS = Object.entries(LESSON_SCENES)
  .filter(([, { route }]) => (MEMBERSHIP_ROUTES as readonly string[]).includes(route))
  .map(([name, { route, query, hash = '', prepare }]) => ({
    name: `premium, ${name}`,
    role: 'premium' as const,
    path: ROUTES[route],
    query,
    hash,
    prepare,
  }));

const premiumViews = (locale: Locale): SheetView[] => [
  ...MEMBERSHIP_ROUTES.map((name) => ({
    name: `premium, ${name}`,
    role: 'premium' as const,
    path: ROUTES[name],
  })),
  ...[SUBSCRIPTION_PATH, `${ROUTES.accountSettings}#billing`, `${ROUTES.accountSettings}#messages`]
    .concat(FIRST_CAMPAIGN_PATH, FIRST_LESSON_PATH)
    .map((path) => ({ name: `premium, ${path}`, role: 'premium' as const, path })),
  {
    name: 'premium, campaign',
    role: 'premium',
    path: `${ROUTES.brandChecker}?campaign=${firstCampaign(locale)}`,
  },
  {
    name: 'premium, library, no hits',
    role: 'premium',
    path: ROUTES.promptLibrary,
    prepare: search('zzzz'),
  },
  ...SCENE_VIEWS.map(({ query, hash, prepare, ...view }) => ({
    ...view,
    path: view.path + (query?.(locale) ?? '') + hash,
    ...(prepare ? { prepare } : {}),
  })),
  ...MEMBERSHIP_ROUTES.map((name) => ({
    name: `failed, ${name}`,
    role: 'premium' as const,
    path: ROUTES[name],
    withoutServer: true as const,
    logs: true as const,
  })),
];

const OPERATOR: SheetView[] = OPERATIONS_TABS.map((tab) => ({
  name: `operations, ${tab}`,
  role: 'admin',
  path: `${ROUTES.operations}#${tab}`,
}));

/** Every kind of page and state, in the order of the sheet. */
export const sheetViews = (locale: Locale): SheetView[] => [
  ...VISITOR,
  ...FREE,
  ...premiumViews(locale),
  ...OPERATOR,
];
