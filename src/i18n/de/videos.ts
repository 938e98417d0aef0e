import type { videos as en } from '../en/videos.ts';

export const videos: typeof en = {
  meta: {
    title: 'Video-Tutorials',
    description: 'Kurze Videolektionen zu KI-Werkzeugen und Abläufen, für Premium-Mitglieder.',
  },
  title: 'Video-Tutorials',
  intro:
    'Lektionen von wenigen Minuten. Wähle deine Stufe, schau eine an und probiere im Prompt Builder gleich aus, was du gerade gesehen hast.',
  filter: 'Niveau',
  categories: {
    all: 'Alle',
    beginner: 'Einstieg',
    intermediate: 'Fortgeschritten',
    advanced: 'Profi',
  },
  featured: 'Empfohlen',
  isNew: 'Neu',
  play: 'Abspielen',
  length: '{duration} Minuten',
  large: 'Groß ansehen',
  largeNamed: 'Groß ansehen: {title}',
  watch: 'Auf {platform} ansehen',
  watchNamed: 'Auf {platform} ansehen (neuer Tab): {title}',
  notice: 'Lädt erst von {platform}, wenn du auf Abspielen drückst.',
  found: { one: '1 Video', other: '{count} Videos' },
  empty: 'In dieser Kategorie gibt es noch keine Videos.',
  loading: 'Videos werden geladen',
  failed: 'Die Videos konnten nicht geladen werden.',
  more: {
    heading: 'Weitere Tutorials folgen bald',
    text: 'Wir filmen, wonach Mitglieder fragen. Bis dahin hat die Bibliothek einen Prompt dafür.',
    action: 'Zur Prompt-Bibliothek',
  },
};
