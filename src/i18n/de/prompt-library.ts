import type { promptLibrary as en } from '../en/prompt-library.ts';

export const promptLibrary: typeof en = {
  meta: {
    title: 'Prompt-Bibliothek',
    description: 'Prompts von Profis suchen, kopieren und herunterladen.',
  },
  title: 'Prompt-Bibliothek',
  subtitle: '{count} Prompts zum Kopieren, Anpassen und Weiterdenken.',
  search: 'Prompts durchsuchen',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  uncategorized: 'Ohne Kategorie',
  noDescription: 'Keine Beschreibung vorhanden',
  featured: 'Empfohlen',
  copy: 'Prompt kopieren',
  copied: 'Kopiert!',
  viewFull: 'Ganz ansehen',
  download: 'Herunterladen',
  empty: 'Zu deiner Suche gibt es keine Prompts.',
  failed: 'Die Prompts konnten nicht geladen werden.',
  found: '{count} Prompts gefunden',
  loading: 'Prompts werden geladen',
};
