import type { glossary as en } from '../en/glossary';
import { NAMES } from '../names.ts';

export const glossary: typeof en = {
  meta: {
    title: 'KI-Glossar: Begriffe aus KI und Marketing erklärt',
    description:
      '{count} Begriffe rund um künstliche Intelligenz, verständlich erklärt: Modelle, Training, Agenten, Retrieval, Ausgabe und mehr.',
  },
  heading: NAMES.de.glossary,
  intro:
    '{count} Begriffe in klarer Sprache, jeder mit einem Beispiel. Suche gezielt oder lies dich durch die neun Kategorien.',
  back: 'Zurück zum Dashboard',
  search: 'Glossar durchsuchen',
  placeholder: 'Begriffe und Erklärungen durchsuchen ...',
  jump: 'Kategorien',
  count: '{count} Begriffe',
  see: 'Siehe auch:',
  about: 'Mehr zu {term}',
  noResults: 'Keine Ergebnisse für Ihre Suche gefunden.',
  noResultsHint: 'Ein anderer Begriff hilft vielleicht weiter.',
  categories: {
    models: 'Modelle',
    training: 'Training',
    learning: 'Lernen',
    agentic: 'Agentische KI',
    architectures: 'Architekturen',
    retrieval: 'Retrieval',
    integrations: 'Integrationen',
    output: 'Ausgabe',
    other: 'Weitere',
  },
  closing: {
    title: 'Vom Begriff zur Anwendung',
    text: 'Mitglieder bekommen Expertenprompts, kurze Tutorials und jeden Monat ein Live-Q&A.',
    button: 'Prompting meistern',
  },
};
