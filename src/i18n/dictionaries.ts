import { common as deCommon } from './de/common';
import { contact as deContact } from './de/contact';
import { footer as deFooter } from './de/footer';
import { home as deHome } from './de/home';
import { nav as deNav } from './de/nav';
import { notFound as deNotFound } from './de/not-found';
import { services as deServices } from './de/services';
import { training as deTraining } from './de/training';
import { common } from './en/common';
import { contact } from './en/contact';
import { footer } from './en/footer';
import { home } from './en/home';
import { nav } from './en/nav';
import { notFound } from './en/not-found';
import { services } from './en/services';
import { training } from './en/training';
import type { Locale } from './locales';

const en = { common, nav, footer, home, notFound, contact, services, training };

/** English sets the shape; a key that German lacks or adds fails the type check (design 3). */
export type Dictionary = typeof en;

const de: Dictionary = {
  common: deCommon,
  nav: deNav,
  footer: deFooter,
  home: deHome,
  notFound: deNotFound,
  contact: deContact,
  services: deServices,
  training: deTraining,
};

const DICTIONARIES = { en, de } as const satisfies Record<Locale, Dictionary>;

/**
 * Every string of a language, by area. For Astro files only: islands get their area as props, so
 * that no dictionary reaches the browser.
 */
export function dictionary(locale: Locale): Dictionary {
  return DICTIONARIES[locale];
}
