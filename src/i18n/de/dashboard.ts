import type { dashboard as en } from '../en/dashboard.ts';

export const dashboard: typeof en = {
  meta: {
    title: 'Dashboard',
    description: 'Deine Tools, deine Aktivitäten und deine Mitgliedschaft.',
  },
  greeting: 'Willkommen zurück, {name}',
  userFallback: 'Mitglied',
  badges: { premium: 'Premium', free: 'Kostenlos' },
  tabs: { label: 'Bereiche des Dashboards', overview: 'Übersicht', subscription: 'Abo' },
  banner: {
    text: 'Diese Seite gehört zur Premium-Mitgliedschaft.',
    action: 'Das ist dabei',
  },
  cancelled: 'Bezahlung abgebrochen. Es wurde nichts abgebucht.',
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
        title: 'Prompt Builder',
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
        text: 'Kurze Lektionen, höchstens fünf Minuten.',
      },
      'live-chats': { title: 'Live-Chats', text: 'Das monatliche Live-Q&A, direkt im Browser.' },
    },
  },
  activity: {
    heading: 'Letzte Aktivitäten',
    samples: 'Hier ist noch nichts. So könnte es aussehen:',
    unknownTool: 'Ein Tool',
    types: {
      tool_accessed: '{tool} geöffnet',
      prompt_created: 'Einen Prompt erstellt',
      video_watched: 'Ein Video-Tutorial angesehen',
      subscription_cancelled: 'Das Abo gekündigt',
      upgrade_prompt: 'Die Premium-Mitgliedschaft angesehen',
    },
    sampleEntries: [
      { text: 'Im Prompt Builder einen Prompt erstellt', when: 'vor 2 Stunden' },
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
  events: {
    heading: 'Nächste Termine',
    title: 'Monatlicher Community-Chat',
    next: 'Nächster Termin: Das Datum kommt per E-Mail',
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
