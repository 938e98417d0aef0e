import type { Dictionary } from '@/i18n/dictionaries';
import { parseLocalizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';

export interface NavEntry {
  label: string;
  /** Unprefixed. */
  path: string;
  /** The link signs the member out, on the sign-in page (lib/session/logout-mark.ts). */
  isLogout?: true;
}

/** The unprefixed path of the page that is built. */
export function currentPath({ pathname }: URL): string {
  return parseLocalizedPath(pathname.replace(/(index)?\.html$|\/$/g, '') || '/').path;
}

/** The header's and the drawer's entries (product 1.10, 1.11). */
export function navigation({ nav }: Dictionary): {
  services: NavEntry[];
  projects: NavEntry;
  tools: NavEntry[];
  training: NavEntry;
  blog: NavEntry;
  /** For signed-in members. */
  memberTools: NavEntry[];
  account: NavEntry[];
} {
  return {
    services: [
      { label: nav.marketing, path: ROUTES.digitalMarketing },
      { label: nav.automation, path: ROUTES.aiAutomation },
      { label: nav.mvpDevelopment, path: ROUTES.software },
      { label: nav.workshops, path: ROUTES.workshops },
    ],
    projects: { label: nav.projects, path: ROUTES.projects },
    tools: [
      { label: nav.promptBuilder, path: ROUTES.promptBuilder },
      { label: nav.periodicTable, path: ROUTES.periodicTable },
      { label: nav.aiGlossary, path: ROUTES.glossary },
      { label: nav.aiCheck, path: ROUTES.aiCheck },
    ],
    training: { label: nav.training, path: ROUTES.training },
    blog: { label: nav.blog, path: ROUTES.blog },
    memberTools: [
      { label: nav.dashboard, path: ROUTES.dashboard },
      { label: nav.smartBuilder, path: ROUTES.smartBuilder },
      { label: nav.promptLibrary, path: ROUTES.promptLibrary },
      { label: nav.brandChecker, path: ROUTES.brandChecker },
      { label: nav.videoTutorials, path: ROUTES.lessons },
    ],
    account: [
      { label: nav.account, path: ROUTES.accountSettings },
      { label: nav.logout, path: ROUTES.login, isLogout: true },
    ],
  };
}

/**
 * Unprefixed paths of the two pages that German readers look for under their German names
 * (product 1.6, 2.8).
 */
export function legalPaths(locale: Locale): { privacy: string; legal: string } {
  return locale === 'de'
    ? { privacy: '/datenschutz', legal: '/impressum' }
    : { privacy: ROUTES.privacy, legal: ROUTES.legal };
}

/** The links that the footer of every page has (product 1.12, 1.17). */
export function footerLinks(
  { footer }: Dictionary,
  locale: Locale,
): Record<'legal' | 'declarations', NavEntry[]> {
  const { privacy, legal } = legalPaths(locale);
  return {
    legal: [
      { label: footer.privacy, path: privacy },
      { label: footer.legal, path: legal },
      { label: footer.terms, path: ROUTES.terms },
      { label: footer.accessibility, path: ROUTES.accessibility },
    ],
    // German law requires both on every page, without an account, and the withdrawal prominent
    // (§§ 312k (2), 356a (1) BGB).
    declarations: [
      { label: footer.withdrawContract, path: ROUTES.withdrawContract },
      { label: footer.cancelContract, path: ROUTES.cancelContract },
    ],
  };
}

/** Whether an address is the landing page, in any language. */
export function isLanding({ pathname }: URL): boolean {
  return (
    parseLocalizedPath(pathname.replace(/(index)?\.html$|\/$/g, '') || '/').path === ROUTES.home
  );
}
