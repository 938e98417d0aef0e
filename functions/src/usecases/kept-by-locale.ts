import type { Locale } from '#src/i18n/locales.ts';

/**
 * An instance of the function keeps content this long, in milliseconds: it is the same for every
 * member, changes when an editor works, and would cost many reads per call.
 */
const KEPT_MS = 60_000;

/** Loads what every member of a language gets, at most once in KEPT_MS; a failure is not kept. */
export function keptByLocale<T>(load: (locale: Locale) => Promise<T>) {
  const kept = new Map<Locale, { content: Promise<T>; until: number }>();
  return (locale: Locale, now: Date): Promise<T> => {
    const known = kept.get(locale);
    if (known !== undefined && now.getTime() < known.until) return known.content;
    const content = load(locale);
    kept.set(locale, { content, until: now.getTime() + KEPT_MS });
    content.catch(() => kept.delete(locale));
    return content;
  };
}
