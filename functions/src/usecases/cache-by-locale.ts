import type { Locale } from '#src/i18n/locales.ts';

/**
 * How long an instance of the function caches content, in milliseconds. The content is the same for
 * every member, changes only when an editor publishes, and would cost many reads per call.
 */
const CACHE_MS = 60_000;

/**
 * Caches the result of `load` in memory, for CACHE_MS and each locale by itself. A failed load is not
 * cached: the next call tries again.
 */
export function cacheByLocale<T>(load: (locale: Locale) => Promise<T>) {
  const kept = new Map<Locale, { content: Promise<T>; until: number }>();
  return (locale: Locale, now: Date): Promise<T> => {
    const known = kept.get(locale);
    if (known !== undefined && now.getTime() < known.until) return known.content;
    const content = load(locale);
    kept.set(locale, { content, until: now.getTime() + CACHE_MS });
    content.catch(() => kept.delete(locale));
    return content;
  };
}
