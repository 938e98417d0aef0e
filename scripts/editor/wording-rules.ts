import type { Locale } from '#src/i18n/locales.ts';
import { NAME_RULES } from './name-rules.ts';

/** A spelling or word that we do not use; docs/editing-style.md gives the reasons. */
export interface WordingRule {
  /** Both languages when left out. */
  locale?: Locale;
  /** Only in these files, because others may mean something else by it. */
  files?: RegExp;
  pattern: RegExp;
  instead: string;
}

export const WORDING_RULES: readonly WordingRule[] = [
  ...NAME_RULES,
  { pattern: /\bgame-?changers?\b/i, instead: 'what it changes' },

  { locale: 'en', pattern: /\be-mail/i, instead: 'email' },
  { locale: 'en', pattern: /\blog(?:ged)? (?:in|into|out)\b/i, instead: 'sign in, sign out' },
  { locale: 'en', pattern: /\bstartups?\b/, instead: 'start-up' },
  {
    locale: 'en',
    pattern:
      /\b(?:(?:neighbor|behavior|color(?!s?[-:])|humor|favorite|catalog|center)s?|organizations?|judgment|label(?:ed|ing)|criticiz\w+|(?:real|recogn|summar|priorit|personal|optim|anal)(?:iz|yz)\w+)\b/i,
    instead: 'the British spelling',
  },
  {
    locale: 'en',
    pattern:
      /\b(?:cutting-edge|seamless(?:ly)?|leverag\w+|delv\w+|unleash\w*|supercharg\w+|world-class)\b/i,
    instead: 'a plain word',
  },

  { locale: 'de', pattern: /\bE-?mails?\b(?<!E-Mails?)/, instead: 'E-Mail' },
  {
    locale: 'de',
    pattern: /\b(?:[Ee]in|[Aa]us)(?:ge)?logg\w+|\bLogin\b/,
    instead: 'anmelden, abmelden',
  },
  { locale: 'de', pattern: /\b(?:gratis|kostenfrei)\b/i, instead: 'kostenlos' },
  { locale: 'de', pattern: /\bStartups?\b/, instead: 'Start-up' },
  { locale: 'de', pattern: /\p{L}(?:[*:_]in(?:nen)?\b|Innen\b)/u, instead: 'a neutral word' },
  {
    locale: 'de',
    pattern: /\b(?:bahnbrechend|nahtlos|ganzheitlich|maßgeschneidert)\w*/i,
    instead: 'a plain word',
  },
];

/** What begins a line that names words only to warn of them. */
export const WARNINGS: readonly string[] = [
  'a “world-class copywriter”',
  'Ban these words:',
  'Verboten sind:',
  'auszuschließende Keywords',
];

/** Texts that may say what we do not. */
export const FIXED_TEXTS: readonly string[] = [
  'startup:',
  // Titles and names that others gave.
  'The Top 12 Reasons Startups Fail',
  'Generative Engine Optimization',
  'generative engine optimization',
  'direct preference optimization',
  'Direct preference optimization',
  // Words of SQL and of Excel's menu.
  'ANALYZE',
  'PivotTable Analyze',
  // The product's rules fix these two.
  'Please log in to continue',
  'personalized consultation plan',
];
