/**
 * What products, pages, fields and plans are called: the one place, for dictionaries in both languages.
 * Other names for them are found in all texts (`NAME_RULES` in scripts/editor/name-rules.ts), and
 * docs/editing-style.md says when each is used.
 */
const en = {
  brandChecker: 'Brand Checker',
  smartBuilder: 'Smart Prompt Builder',
  promptBuilder: 'Prompt Builder',
  promptLibrary: 'Prompt Library',
  periodicTable: 'Periodic Table of AI Tools',
  glossary: 'AI glossary',
  videoTutorials: 'Video Tutorials',
  liveQA: 'Live Q&A',
  dashboard: 'Dashboard',
  premium: 'Premium',
  free: 'Free',
  complexity: 'Complexity',
  sentiment: 'Sentiment',
  competitors: 'Competitors',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  legal: 'Legal notice',
};

const de: typeof en = {
  brandChecker: 'Brand Checker',
  smartBuilder: 'Smart Prompt Builder',
  promptBuilder: 'Prompt Builder',
  promptLibrary: 'Prompt-Bibliothek',
  periodicTable: 'Periodensystem der KI-Tools',
  glossary: 'KI-Glossar',
  videoTutorials: 'Video-Tutorials',
  liveQA: 'Live-Q&A',
  dashboard: 'Dashboard',
  premium: 'Premium',
  free: 'Kostenlos',
  complexity: 'Schwierigkeit',
  sentiment: 'Stimmung',
  competitors: 'Wettbewerber',
  terms: 'AGB',
  privacy: 'Datenschutzerklärung',
  legal: 'Impressum',
};

export const NAMES = { en, de };
