import { ROUTES, termPath, toolPath } from '#src/routes.ts';
import { publicPages, type BuiltPage } from './built-site.ts';
import { ALL_CASES } from './cases.ts';

/** One public page of each kind, by its unprefixed path. */
export const PAGE_KINDS: readonly string[] = [
  ROUTES.home,
  ROUTES.digitalMarketing,
  ROUTES.startupTakeover,
  ROUTES.projects,
  `${ROUTES.projects}/uxtools`,
  ROUTES.blog,
  `${ROUTES.blog}/introducing-ai-shift-podcast`,
  ROUTES.glossary,
  ROUTES.training,
  ROUTES.contact,
  ROUTES.privacy,
  ROUTES.cancelContract,
  ROUTES.login,
  ROUTES.promptBuilder,
  ROUTES.periodicTable,
  termPath('token'),
  toolPath('chatgpt'),
  ROUTES.aiCheck,
];

/** A German post has an address of its own. */
const GERMAN_KINDS = [...PAGE_KINDS, `${ROUTES.blog}/neuer-podcast-ai-shift`];

/** One public page of each kind, in both languages. */
export function pagesOfEachKind(): BuiltPage[] {
  return publicPages().filter(({ unprefixed }) => GERMAN_KINDS.includes(unprefixed));
}

/** Whether a page is judged in `npm test` where one of each kind will do; at night all are. */
export function isJudged({ unprefixed }: BuiltPage): boolean {
  return ALL_CASES || GERMAN_KINDS.includes(unprefixed);
}

/** Terms and tools: many pages of the same parts. */
const ENTRY = new RegExp(`^(${ROUTES.glossary}|${ROUTES.periodicTable})/.`);

/** The public pages that a browser opens: of terms and tools only those that are judged. */
export function pagesToOpen(): BuiltPage[] {
  return publicPages().filter((page) => !ENTRY.test(page.unprefixed) || isJudged(page));
}

/** The public pages where their parts count and not their words: German ones by kind. */
export function pagesByParts(): BuiltPage[] {
  return pagesToOpen().filter((page) => page.locale === 'en' || isJudged(page));
}
