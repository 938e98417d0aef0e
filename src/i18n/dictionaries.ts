import { blog as deBlog } from './de/blog';
import { auth as deAuth } from './de/auth';
import { billing as deBilling } from './de/billing';
import { common as deCommon } from './de/common';
import { contact as deContact } from './de/contact';
import { contractNotice as deContractNotice } from './de/contract-notice';
import { dashboard as deDashboard } from './de/dashboard';
import { footer as deFooter } from './de/footer';
import { glossary as deGlossary } from './de/glossary';
import { legal as deLegal } from './de/legal';
import { projects as deProjects } from './de/projects';
import { home as deHome } from './de/home';
import { members as deMembers } from './de/members';
import { nav as deNav } from './de/nav';
import { notFound as deNotFound } from './de/not-found';
import { promptLibrary as dePromptLibrary } from './de/prompt-library';
import { services as deServices } from './de/services';
import { training as deTraining } from './de/training';
import { blog } from './en/blog';
import { auth } from './en/auth';
import { billing } from './en/billing';
import { common } from './en/common';
import { contact } from './en/contact';
import { contractNotice } from './en/contract-notice';
import { dashboard } from './en/dashboard';
import { footer } from './en/footer';
import { glossary } from './en/glossary';
import { legal } from './en/legal';
import { projects } from './en/projects';
import { home } from './en/home';
import { members } from './en/members';
import { nav } from './en/nav';
import { notFound } from './en/not-found';
import { promptLibrary } from './en/prompt-library';
import { services } from './en/services';
import { training } from './en/training';
import type { Locale } from './locales';

const en = {
  blog,
  projects,
  legal,
  glossary,
  common,
  nav,
  footer,
  home,
  notFound,
  contact,
  contractNotice,
  services,
  training,
  auth,
  members,
  dashboard,
  billing,
  promptLibrary,
};

/** English sets the shape; a key that German lacks or adds fails the type check (design 3). */
export type Dictionary = typeof en;

const de: Dictionary = {
  blog: deBlog,
  projects: deProjects,
  legal: deLegal,
  glossary: deGlossary,
  common: deCommon,
  nav: deNav,
  footer: deFooter,
  home: deHome,
  notFound: deNotFound,
  contact: deContact,
  contractNotice: deContractNotice,
  services: deServices,
  training: deTraining,
  auth: deAuth,
  members: deMembers,
  dashboard: deDashboard,
  billing: deBilling,
  promptLibrary: dePromptLibrary,
};

const DICTIONARIES = { en, de } as const satisfies Record<Locale, Dictionary>;

/**
 * Every string of a language, by area. For Astro files only: islands get their area as props, so
 * that no dictionary reaches the browser.
 */
export function dictionary(locale: Locale): Dictionary {
  return DICTIONARIES[locale];
}
