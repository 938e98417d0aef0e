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

/** The public pages that a browser judges: in `npm test` one of each kind, at night all. */
export function judgedPages(): BuiltPage[] {
  return ALL_CASES ? publicPages() : pagesOfEachKind();
}
