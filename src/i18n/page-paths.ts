import type { Locale } from './locales';

/** `paths` of a page that has the same unprefixed path in both languages. */
export function samePath(path: string): Record<Locale, string> {
  return { en: path, de: path };
}
