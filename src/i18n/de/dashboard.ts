import type { dashboard as en } from '../en/dashboard.ts';

export const dashboard: typeof en = {
  meta: {
    title: 'Dashboard',
    description: 'Deine Tools, deine Aktivitäten und deine Mitgliedschaft.',
  },
  greeting: 'Willkommen zurück, {name}',
  greetingFirst: 'Willkommen, {name}',
  userFallback: 'Mitglied',
  badges: { premium: 'Premium', free: 'Kostenlos' },
  tabs: { label: 'Bereiche des Dashboards', overview: 'Übersicht', subscription: 'Abo' },
  banner: {
    text: 'Diese Seite gehört zur Premium-Mitgliedschaft.',
    action: 'Das ist dabei',
  },
  cancelled:
    'Es wurde nichts abgebucht, und es ist kein Vertrag zustande gekommen. Hier ist die Bestellung noch einmal, für einen neuen Versuch oder eine andere Zahlungsart.',
  next: {
    heading: 'Weiter, wo du warst',
    first: 'Deine ersten Schritte',
    done: 'erledigt',
    lastUsed: 'Zuletzt benutzt {when}',
    since: 'Neu seit dem {day}',
    newPrompts: {
      one: 'Ein neuer Prompt in der Bibliothek.',
      other: '{count} neue Prompts in der Bibliothek.',
    },
    newLessons: { one: 'Eine neue Lektion.', other: '{count} neue Lektionen.' },
    lessonsDone: '{done} von {total} Lektionen erledigt.',
    allLessonsDone: 'Alle {total} Lektionen erledigt.',
    nothingNew: 'Nichts Neues in der Bibliothek.',
    brand: '{brand} in KI-Antworten',
    brandNow: 'In {rate} der Antworten vom {day} genannt.',
    brandSince: 'In {rate} der Antworten vom {day} genannt, davor in {before}.',
    steps: {
      'prompt-builder': 'Bau deinen ersten Prompt.',
      glossary: 'Schlag einen Begriff der KI nach.',
      'brand-checker': 'Sieh nach, was KI über deine Marke sagt.',
      'prompt-library': 'Finde einen Prompt für deine Arbeit.',
      'video-tutorials': 'Mach deine erste Lektion.',
    },
  },
  quickActions: {
    heading: 'Direkt loslegen',
    learn: { title: 'Lernen', text: 'Bau deinen ersten Prompt, Schritt für Schritt.' },
    library: { title: 'Bibliothek öffnen', text: 'Prompts, die sich bewährt haben.' },
    quote: { title: 'Angebot anfragen', text: 'Oder wir bauen es für dich.' },
  },
  tools: {
    heading: 'Deine Tools',
    available: '{count} verfügbar',
    free: 'Kostenlos',
    premium: 'Premium',
    comingSoon: 'Demnächst',
    open: 'Öffnen',
    unlock: 'Freischalten',
    locked: 'gesperrt',
    unlocked: 'freigeschaltet',
    items: {
      'prompt-builder': {
        title: 'Smart Prompt Builder',
        text: 'Wer, was, wie, Format, Stil: in fünf Schritten zum Prompt.',
      },
      'brand-checker': {
        title: 'Brand Checker',
        text: 'Was Sprachmodelle über deine Marke sagen.',
      },
      glossary: { title: 'Glossar', text: 'Die Begriffe der KI, verständlich erklärt.' },
      'prompt-library': {
        title: 'Prompt-Bibliothek',
        text: 'Prompts von Profis suchen, kopieren und herunterladen.',
      },
      'video-tutorials': {
        title: 'Video-Tutorials',
        text: 'Kurze Lektionen, jede mit einer Anleitung zum Mitmachen.',
      },
      'live-chats': {
        title: 'Live-Q&A',
        text: 'Einmal im Monat: der nächste Termin, der Raum und deine Frage.',
      },
    },
  },
  activity: {
    heading: 'Letzte Aktivitäten',
    samples: 'Hier ist noch nichts. So könnte es aussehen:',
    failed: 'Deine Aktivitäten konnten nicht geladen werden.',
    unknownTool: 'Ein Tool',
    types: {
      tool_accessed: '{tool} geöffnet',
      prompt_created: 'Einen Prompt erstellt',
      video_watched: 'Ein Video-Tutorial angesehen',
      subscription_cancelled: 'Das Abo gekündigt',
      upgrade_prompt: 'Die Premium-Mitgliedschaft angesehen',
    },
    sampleEntries: [
      { text: 'Im Smart Prompt Builder einen Prompt erstellt', when: 'vor 2 Stunden' },
      { text: 'Im Glossar „Retrieval“ nachgeschlagen', when: 'gestern' },
      { text: '„KI-Werkzeuge und Abläufe“ angesehen', when: 'vor 3 Tagen' },
    ],
  },
  statistics: {
    heading: 'Deine Zahlen',
    toolsUsed: 'Genutzte Tools',
    promptsCreated: 'Erstellte Prompts',
    videosWatched: 'Angesehene Videos',
    communityRank: 'Platz in der Community',
    totalPrompts: 'Prompts in der Bibliothek',
  },
  quickLinks: {
    heading: 'Direktlinks',
    glossary: 'KI-Glossar',
    periodicTable: 'Periodensystem der KI-Tools',
    blog: 'Blog',
    contact: 'Kontakt',
    operations: 'Betrieb',
  },
};
