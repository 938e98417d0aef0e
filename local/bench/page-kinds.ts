import { LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';

/** One page of each kind, by its unprefixed address; articles are named differently in German. */
const KINDS: readonly { kind: string; path: string | Record<Locale, string> }[] = [
  { kind: 'Landing', path: ROUTES.home },
  { kind: 'Service', path: ROUTES.digitalMarketing },
  { kind: 'Package', path: ROUTES.contentPackage },
  { kind: 'Projects', path: ROUTES.projects },
  { kind: 'Project', path: `${ROUTES.projects}/uxtools` },
  { kind: 'Blog', path: ROUTES.blog },
  {
    kind: 'Article',
    path: {
      en: `${ROUTES.blog}/introducing-ai-glossary`,
      de: `${ROUTES.blog}/ki-glossar-vorgestellt`,
    },
  },
  { kind: 'Glossary', path: ROUTES.glossary },
  { kind: 'Training', path: ROUTES.training },
  { kind: 'Contact', path: ROUTES.contact },
  { kind: 'Prompt builder', path: ROUTES.promptBuilder },
  { kind: 'Periodic table', path: ROUTES.periodicTable },
  { kind: 'Legal', path: ROUTES.terms },
  { kind: 'Contract notice', path: ROUTES.cancelContract },
  { kind: 'Sign-in', path: ROUTES.login },
  { kind: 'Password reset', path: ROUTES.resetPassword },
];

export interface BenchPage {
  kind: string;
  locale: Locale;
  /** With its language. */
  path: string;
  /** Without, as budgets are kept. */
  unprefixed: string;
}

/**
 * Every kind of public page, in both languages, or only one.
 *
 * @throws when there is no such kind
 */
export function benchPages(only?: string): BenchPage[] {
  const kinds = KINDS.filter(({ kind }) => only === undefined || kind === only);
  if (kinds.length === 0) {
    throw new Error(`There is no kind "${only}": ${KINDS.map(({ kind }) => kind).join(', ')}.`);
  }
  return kinds.flatMap(({ kind, path }) =>
    LOCALES.map((locale) => {
      const unprefixed = typeof path === 'string' ? path : path[locale];
      return { kind, locale, path: localizedPath(unprefixed, locale), unprefixed };
    }),
  );
}
