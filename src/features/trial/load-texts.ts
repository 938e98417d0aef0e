import { bindSpacesIn } from '@/i18n/bind-spaces';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

type Area = 'brandChecker' | 'promptLibrary' | 'lessons';

/** Imports by language: only what is opened is loaded. */
const LOADERS: { [A in Area]: Record<Locale, () => Promise<Dictionary[A]>> } = {
  brandChecker: {
    en: async () => (await import('@/i18n/en/brand-checker')).brandChecker,
    de: async () => (await import('@/i18n/de/brand-checker')).brandChecker,
  },
  promptLibrary: {
    en: async () => (await import('@/i18n/en/prompt-library')).promptLibrary,
    de: async () => (await import('@/i18n/de/prompt-library')).promptLibrary,
  },
  lessons: {
    en: async () => (await import('@/i18n/en/lessons')).lessons,
    de: async () => (await import('@/i18n/de/lessons')).lessons,
  },
};

/**
 * The texts of a premium tool, of which a free member opens a part. They are no props of the dashboard,
 * because most visits open none.
 */
export async function loadTexts<A extends Area>(area: A, locale: Locale): Promise<Dictionary[A]> {
  return bindSpacesIn(await LOADERS[area][locale]());
}
