import { getEntry } from 'astro:content';
import type { PackageContent } from '@/content/schemas/package';
import type { Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';

/** The package pages by the name of their content files. */
export const PACKAGE_ROUTES = {
  'startup-takeover': ROUTES.startupTakeover,
  'content-package': ROUTES.contentPackage,
} as const satisfies Record<string, string>;

export type PackageName = keyof typeof PACKAGE_ROUTES;

/**
 * The content of a package page in a language.
 *
 * @throws Error when the file is missing
 */
export async function packageEntry(name: PackageName, locale: Locale): Promise<PackageContent> {
  const entry = await getEntry('packages', `${locale}/${name}`);
  if (!entry) throw new Error(`src/content/packages/${locale}/${name}.yaml is missing.`);
  return entry.data;
}
