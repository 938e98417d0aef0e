import { account as deAccount } from './de/account';
import { auth as deAuth } from './de/auth';
import { billing as deBilling } from './de/billing';
import { blog as deBlog } from './de/blog';
import { brandChecker as deBrandChecker } from './de/brand-checker';
import { captures as deCaptures } from './de/captures';
import { common as deCommon } from './de/common';
import { consent as deConsent } from './de/consent';
import { contact as deContact } from './de/contact';
import { contractNotice as deContractNotice } from './de/contract-notice';
import { dashboard as deDashboard } from './de/dashboard';
import { footer as deFooter } from './de/footer';
import { glossary as deGlossary } from './de/glossary';
import { home as deHome } from './de/home';
import { island as deIsland } from './de/island';
import { legal as deLegal } from './de/legal';
import { lessons as deLessons } from './de/lessons';
import { mail as deMail } from './de/mail';
import { members as deMembers } from './de/members';
import { nav as deNav } from './de/nav';
import { notFound as deNotFound } from './de/not-found';
import { operations as deOperations } from './de/operations';
import { order as deOrder } from './de/order';
import { ownPrompts as deOwnPrompts } from './de/own-prompts';
import { periodicTable as dePeriodicTable } from './de/periodic-table';
import { projects as deProjects } from './de/projects';
import { promptBuilder as dePromptBuilder } from './de/prompt-builder';
import { promptLibrary as dePromptLibrary } from './de/prompt-library';
import { services as deServices } from './de/services';
import { smartBuilder as deSmartBuilder } from './de/smart-builder';
import { terms as deTerms } from './de/terms';
import { training as deTraining } from './de/training';
import { withdrawal as deWithdrawal } from './de/withdrawal';
import { account } from './en/account';
import { auth } from './en/auth';
import { billing } from './en/billing';
import { blog } from './en/blog';
import { brandChecker } from './en/brand-checker';
import { captures } from './en/captures';
import { common } from './en/common';
import { consent } from './en/consent';
import { contact } from './en/contact';
import { contractNotice } from './en/contract-notice';
import { dashboard } from './en/dashboard';
import { footer } from './en/footer';
import { glossary } from './en/glossary';
import { home } from './en/home';
import { island } from './en/island';
import { legal } from './en/legal';
import { lessons } from './en/lessons';
import { mail } from './en/mail';
import { members } from './en/members';
import { nav } from './en/nav';
import { notFound } from './en/not-found';
import { operations } from './en/operations';
import { order } from './en/order';
import { ownPrompts } from './en/own-prompts';
import { periodicTable } from './en/periodic-table';
import { projects } from './en/projects';
import { promptBuilder } from './en/prompt-builder';
import { promptLibrary } from './en/prompt-library';
import { services } from './en/services';
import { smartBuilder } from './en/smart-builder';
import { terms } from './en/terms';
import { training } from './en/training';
import { withdrawal } from './en/withdrawal';
import { bindSpacesIn } from './bind-spaces';
import { type Locale, parseLocale } from './locales';

const en = {
  account,
  auth,
  billing,
  blog,
  brandChecker,
  captures,
  common,
  consent,
  contact,
  contractNotice,
  dashboard,
  footer,
  glossary,
  home,
  island,
  legal,
  lessons,
  mail,
  members,
  nav,
  notFound,
  operations,
  order,
  ownPrompts,
  periodicTable,
  projects,
  promptBuilder,
  promptLibrary,
  services,
  smartBuilder,
  terms,
  training,
  withdrawal,
};

/** English sets the shape; a key that German lacks or adds fails the type check (product 2.7). */
export type Dictionary = typeof en;

const de: Dictionary = {
  account: deAccount,
  auth: deAuth,
  billing: deBilling,
  blog: deBlog,
  brandChecker: deBrandChecker,
  captures: deCaptures,
  common: deCommon,
  consent: deConsent,
  contact: deContact,
  contractNotice: deContractNotice,
  dashboard: deDashboard,
  footer: deFooter,
  glossary: deGlossary,
  home: deHome,
  island: deIsland,
  legal: deLegal,
  lessons: deLessons,
  mail: deMail,
  members: deMembers,
  nav: deNav,
  notFound: deNotFound,
  operations: deOperations,
  order: deOrder,
  ownPrompts: deOwnPrompts,
  periodicTable: dePeriodicTable,
  projects: deProjects,
  promptBuilder: dePromptBuilder,
  promptLibrary: dePromptLibrary,
  services: deServices,
  smartBuilder: deSmartBuilder,
  terms: deTerms,
  training: deTraining,
  withdrawal: deWithdrawal,
};

const DICTIONARIES = { en: bindSpacesIn(en), de: bindSpacesIn(de) } as const satisfies Record<
  Locale,
  Dictionary
>;

/**
 * Every string of a language, by area: `dictionary(Astro.currentLocale)`. For Astro files only:
 * islands get their area as props, so that no dictionary reaches the browser.
 */
export function dictionary(locale: string | undefined): Dictionary {
  return DICTIONARIES[parseLocale(locale)];
}
