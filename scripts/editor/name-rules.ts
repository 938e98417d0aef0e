import type { WordingRule } from './wording-rules.ts';

const INTERFACE = /^src\/i18n\//;
const BRAND = /\/brand-[\w-]+\.(?:ts|mdx)$/;
const TABLE =
  /\/(?:periodic-table\.ts|ai-tools-and-workflow\.mdx|period\S*\.mdx|prompt-periodic\S*\.mdx)$/;

/** Other names for what src/i18n/names.ts names, each where it would mean that. */
export const NAME_RULES: readonly WordingRule[] = [
  { pattern: /\bBrand-Checker\b|\bBrandchecker\b|\bMarken-?[Cc]heck\b/, instead: 'Brand Checker' },
  {
    pattern: /\b[Ss]mart(?:e[rn]?)? Prompt-?[Bb]uilder\b(?<!Smart Prompt Builder)/,
    instead: 'Smart Prompt Builder',
  },

  {
    locale: 'en',
    files: BRAND,
    pattern: /'Tone|\b(?:the|a judged|what|good) tone\b/,
    instead: 'sentiment',
  },
  { locale: 'en', files: BRAND, pattern: /\b[Rr]esults\b(?!:)/, instead: 'tests or answers' },
  { locale: 'en', files: INTERFACE, pattern: /\bthis tutorial\b/, instead: 'lesson' },
  {
    locale: 'en',
    files: INTERFACE,
    pattern: /\b[Ll]ive (?:chat|session)s?\b/,
    instead: 'live Q&A',
  },

  {
    locale: 'de',
    files: TABLE,
    pattern: /\b(?:Anspruch|Stufe)\b/,
    instead: 'Schwierigkeit',
  },
  { locale: 'de', files: BRAND, pattern: /\bTon\b/, instead: 'Stimmung' },
  { locale: 'de', files: BRAND, pattern: /\bWettbewerbs?\b/, instead: 'Wettbewerber' },
  { locale: 'de', files: BRAND, pattern: /\bErgebnisse\b/, instead: 'Tests oder Antworten' },
  { locale: 'de', files: INTERFACE, pattern: /\bZahlungsmethoden?\b/, instead: 'Zahlungsart' },
  { locale: 'de', files: INTERFACE, pattern: /\bdiese[ms]? Tutorial\b/, instead: 'Lektion' },
  {
    locale: 'de',
    files: INTERFACE,
    pattern: /\b(?:Live|Community)-(?:Chats?|Termine?n?)\b|\bFragerunde\b/,
    instead: 'Live-Q&A',
  },
  { locale: 'de', files: INTERFACE, pattern: /\bNutzungsbedingungen\b/, instead: 'AGB' },
];
