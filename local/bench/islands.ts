import { ROUTES } from '#src/routes.ts';
import type { DEMO_ACCOUNTS } from '../seed/accounts.ts';

/** One island of the site and what somebody taps on it. */
export interface BenchIsland {
  name: string;
  path: string;
  /** Who is signed in. */
  as: 'nobody' | Exclude<(typeof DEMO_ACCOUNTS)[number]['role'], 'free'>;
  /** Tapped by turns, as selectors; the first one again where there is no other. */
  taps: readonly [first: string, ...others: string[]];
  /** What is visible once the first tap has its answer, and not before. */
  answer: string;
}

/** An empty form complains and stays. */
const EMPTY_FORM = {
  taps: ['main button[type=submit]:visible'],
  answer: 'main [aria-invalid=true]',
} as const;

const tab = (number: number) => `main [role=tab]:nth-child(${number})`;
const TABS = {
  taps: [tab(2), tab(1)],
  answer: `${tab(2)}[aria-selected=true]`,
} as const;

const OPTION = 'main button[aria-pressed]:visible';
const OPTIONS = { taps: [OPTION], answer: 'main button[aria-pressed=true]' } as const;

/**
 * Every island with something to tap. Two have nothing for a fresh visitor: the report is a page to
 * print, and the form for a new password opens with a code from an e-mail.
 */
export const ISLANDS: readonly BenchIsland[] = [
  { name: 'Contact form', path: ROUTES.contact, as: 'nobody', ...EMPTY_FORM },
  { name: 'Prompt builder', path: ROUTES.promptBuilder, as: 'nobody', ...OPTIONS },
  {
    name: 'Periodic table',
    path: ROUTES.periodicTable,
    as: 'nobody',
    taps: ['main button[id^=show-] >> nth=0', 'main button[id^=show-] >> nth=1'],
    answer: 'main button[id^=show-][aria-pressed=true]',
  },
  { name: 'Sign-in', path: ROUTES.login, as: 'nobody', ...EMPTY_FORM },
  { name: 'Contract notice', path: ROUTES.cancelContract, as: 'nobody', ...EMPTY_FORM },
  { name: 'Dashboard', path: ROUTES.dashboard, as: 'premium', ...TABS },
  { name: 'Smart Builder', path: ROUTES.smartBuilder, as: 'premium', ...OPTIONS },
  {
    name: 'Prompt library',
    path: ROUTES.promptLibrary,
    as: 'premium',
    // The list of own prompts and back.
    taps: ['main [role=search] button:nth-child(4)', 'main [role=search] button:nth-child(1)'],
    answer: 'main [role=search] button:nth-child(4)[aria-pressed=true]',
  },
  { name: 'Brand Checker', path: ROUTES.brandChecker, as: 'premium', ...TABS },
  {
    name: 'Lessons',
    path: ROUTES.lessons,
    as: 'premium',
    taps: ['main ul:not([aria-busy]) > li h2 ~ div a', 'main a:has(+ h1)'],
    answer: 'main article',
  },
  { name: 'Account settings', path: ROUTES.accountSettings, as: 'premium', ...TABS },
  { name: 'Operations', path: ROUTES.operations, as: 'admin', ...TABS },
];
