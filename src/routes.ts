import { SIGN_UP_HASH } from './lib/sign-up-hash.ts';
import type { PreviewedTool } from '#shared/entities/tool.ts';

/** Every internal path, unprefixed (product 1.2). `localizedPath` adds the language. */
export const ROUTES = {
  home: '/',
  digitalMarketing: '/services/digital-marketing',
  aiAutomation: '/services/ai-automation',
  software: '/services/software',
  workshops: '/services/workshops-webinars',
  startupTakeover: '/services/digital-marketing/startup-takeover',
  contentPackage: '/services/digital-marketing/content-package',
  projects: '/projects',
  blog: '/blog',
  contact: '/contact',
  legal: '/legal',
  privacy: '/privacy',
  terms: '/terms-of-service',
  accessibility: '/accessibility',
  cancelContract: '/cancel-contract',
  withdrawContract: '/withdraw-contract',
  login: '/login',
  resetPassword: '/reset-password',
  training: '/training',
  glossary: '/glossary',
  aiGlossary: '/ai-glossary',
  promptBuilder: '/prompt-builder',
  periodicTable: '/periodic-table',
  aiCheck: '/ai-check',
  dashboard: '/dashboard',
  accountSettings: '/account-settings',
  smartBuilder: '/dashboard/prompts',
  promptLibrary: '/dashboard/prompt-library',
  brandChecker: '/dashboard/brand-checker',
  brandReport: '/dashboard/brand-checker/report',
  lessons: '/dashboard/video-tutorials',
  promptTable: '/dashboard/prompt-table',
  operations: '/dashboard/operations',
} as const satisfies Record<string, `/${string}`>;

export type RouteName = keyof typeof ROUTES;

/** A term's own page, where it has one (product 13.6). */
export function termPath(id: string): string {
  return `${ROUTES.glossary}/${id}`;
}

/** A tool's own page, where it has one (product 18.4). */
export function toolPath(id: string): string {
  return `${ROUTES.periodicTable}/${id}`;
}

/** Who answers for the articles; there is no such page while nobody does (product 12.14). */
export const AUTHOR_PATH = '/author';

/** RSS feed of the blog, one per language. */
export const feedPath = '/blog/rss.xml';

/** The licences of the packages in the site's scripts, which Vite writes (astro.config.mjs). */
export const licencesPath = '/licences.txt';

/** The visual editor of the content, which is no page of the site. */
export const EDITOR_PATH = '/admin';

/** `@astrojs/sitemap`'s list of its files, which robots.txt names; there is one for 45,000 pages. */
export const sitemapPath = '/sitemap-index.xml';
export const pagesSitemapPath = '/sitemap-0.xml';

/** Who may open a members' page (product 1.3, 1.4, 1.14). Pages that are not listed are public. */
export const ROUTE_ACCESS = {
  dashboard: 'member',
  accountSettings: 'member',
  smartBuilder: 'member',
  promptLibrary: 'premium',
  brandChecker: 'premium',
  brandReport: 'premium',
  lessons: 'premium',
  promptTable: 'premium',
  operations: 'admin',
} as const satisfies Partial<Record<RouteName, 'member' | 'premium' | 'admin'>>;

export type MembersRoute = keyof typeof ROUTE_ACCESS;

/** Members' pages that a membership gives access to: all but the operations page. */
export const MEMBERSHIP_ROUTES = (Object.keys(ROUTE_ACCESS) as MembersRoute[]).filter(
  (name) => ROUTE_ACCESS[name] !== 'admin',
);

/** The result page of a contact form that was submitted without JavaScript. */
export const contactSentPath = `${ROUTES.contact}/sent`;

/** The forms that can be submitted without JavaScript; each has a page for a failure. */
export const FORM_ROUTES = ['contact', 'cancelContract', 'withdrawContract', 'aiCheck'] as const;
export type FormRoute = (typeof FORM_ROUTES)[number];

export function formFailedPath(form: FormRoute): string {
  return `${ROUTES[form]}/failed`;
}

/** The sign-in page in its other mode (product 3.1). */
export const SIGN_UP_PATH = `${ROUTES.login}${SIGN_UP_HASH}`;

/** Opens the payment dialog on the dashboard for members who are not premium (product 7.7). */
export const SHOW_PAYMENT_PATH = `${ROUTES.dashboard}?showPayment=true`;

/** The same after a look at the locked tool that was wanted, where it has one (product 7.18). */
export function lockedPath(tool: PreviewedTool | undefined): string {
  return tool === undefined ? SHOW_PAYMENT_PATH : `${SHOW_PAYMENT_PATH}&tool=${tool}`;
}

/** The tab of the dashboard that manages a subscription, and the one that shows it in the settings. */
export const SUBSCRIPTION_PATH = `${ROUTES.dashboard}#subscription`;
/** The live Q&A on the dashboard (product 30.1). */
export const LIVE_QA_PATH = `${ROUTES.dashboard}#live-qa`;
export const BILLING_PATH = `${ROUTES.accountSettings}#billing`;

/** Where a new member begins: the form of a first campaign, and the lesson about it. */
export const FIRST_CAMPAIGN_PATH = `${ROUTES.brandChecker}#campaigns`;
export const FIRST_LESSON_PATH = `${ROUTES.lessons}?lesson=brand-checker-first-campaign`;

/** A member's messages; a thread is `#messages/` and its id. */
export const MESSAGES_PATH = `${ROUTES.accountSettings}#messages`;

/** The address of links to become a member; it redirects to the payment dialog (product 1.6). */
export const BECOME_MEMBER_PATH = '/community/prompt-mastery';

/** Where Stripe Checkout sends the member afterwards (product 6.1). */
export const CHECKOUT_SUCCESS_PATH = `${ROUTES.dashboard}?welcome=true`;
export const CHECKOUT_CANCEL_PATH = `${ROUTES.dashboard}?cancelled=true`;

/**
 * The redirects (product 1.6, 1.7), each in one hop: `/tools` leads to the target of
 * `/client-access`. `firebase.json` has them for both languages; a test compares the two.
 */
export const REDIRECTS = {
  '/impressum': ROUTES.legal,
  '/datenschutz': ROUTES.privacy,
  '/kuendigen': ROUTES.cancelContract,
  '/widerrufen': ROUTES.withdrawContract,
  '/join': ROUTES.training,
  '/community': ROUTES.training,
  '/client-access': ROUTES.training,
  '/tools': ROUTES.training,
  '/tools/glossary': ROUTES.glossary,
  '/glossar': ROUTES.glossary,
  '/community/prompts': SHOW_PAYMENT_PATH,
  '/community/prompt-table': SHOW_PAYMENT_PATH,
  '/community/prompt-database': SHOW_PAYMENT_PATH,
  '/community/video-tutorials': SHOW_PAYMENT_PATH,
  [BECOME_MEMBER_PATH]: SHOW_PAYMENT_PATH,
  '/tools/prompts': SHOW_PAYMENT_PATH,
  '/tools/prompt-table': SHOW_PAYMENT_PATH,
  '/tools/prompt-database': SHOW_PAYMENT_PATH,
  '/tools/prompt-mastery': SHOW_PAYMENT_PATH,
  '/promptmastery': SHOW_PAYMENT_PATH,
  '/trainings': SHOW_PAYMENT_PATH,
} as const satisfies Record<`/${string}`, string>;

/** Ids of the projects that have a page; any other one leads to the list (product 11.5). */
export const PROJECT_IDS: readonly string[] = ['chatgp', 'uxtools', 'cxtools'];

/** Hosting's pattern for the paths of projects that do not exist. */
export const UNKNOWN_PROJECT = `${ROUTES.projects}/!(${PROJECT_IDS.join('|')})`;

/** The target of an unprefixed path that redirects, else undefined. */
export function redirectOf(path: string): string | undefined {
  const id = new RegExp(`^${ROUTES.projects}/([^/]+)$`).exec(path)?.[1];
  if (id !== undefined && !PROJECT_IDS.includes(id)) return ROUTES.projects;
  return (REDIRECTS as Record<string, string>)[path];
}
