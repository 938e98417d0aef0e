import { LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { MEMBERSHIP_ROUTES, pagesSitemapPath, ROUTES, type RouteName } from '#src/routes.ts';

/** Pages that the sitemap does not name, because search engines should not. */
const UNLISTED: readonly RouteName[] = ['login', 'resetPassword', 'privacy', 'legal'];

const inBothLanguages = (names: readonly string[]) =>
  (names as RouteName[]).flatMap((name) =>
    LOCALES.map((locale) => localizedPath(ROUTES[name], locale)),
  );

/** The members' pages in both languages. */
export const memberPaths = (): string[] => inBothLanguages(MEMBERSHIP_ROUTES);

/**
 * Every public page of a running site, in both languages.
 *
 * @throws Error when nothing answers there
 */
export async function publicPaths(baseURL: string): Promise<string[]> {
  const answer = await fetch(baseURL + pagesSitemapPath).catch(() => null);
  if (!answer?.ok) throw new Error(`Nothing answers at ${baseURL}. Run "npm start" first.`);
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [
    ...listed.map(([, address = '']) => new URL(address).pathname),
    ...inBothLanguages(UNLISTED),
  ];
}
