import { ROUTES } from '#src/routes.ts';

/** One public page of each kind, by its unprefixed path; German ones have the same parts. */
export const PAGE_KINDS = [
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
];
