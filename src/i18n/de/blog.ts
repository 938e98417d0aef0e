import type { blog as en } from '../en/blog';

export const blog: typeof en = {
  meta: {
    title: 'Blog über KI, Marketing und digitale Produkte',
    description:
      'Artikel über MVPs, KI-Agenten, Prompt Engineering und Marketing, geschrieben aus unseren eigenen Projekten in Berlin.',
  },
  heading: 'Notizen vom Anlauf',
  intro:
    'Was wir beim Bauen, Automatisieren und Unterrichten lernen. Geschrieben von denen, die es gemacht haben.',
  readMore: 'Weiterlesen',
  readTime: '{minutes} Min. Lesezeit',
  back: 'Zurück zum Blog',
  loading: 'Artikel wird geladen...',
  notFound: 'Artikel nicht gefunden',
  updated: 'Aktualisiert am {date}',
  byline: 'Vom {author}',
  bylinePerson: 'Von {name}, {role}',
  samplePerson: 'Beispielautor',
  author: {
    title: '{name}: Artikel über KI, Marketing und Produkte',
    description:
      '{name}, {role}, steht für das ein, was in unseren Artikeln steht. Hier sind sie alle.',
    elsewhere: 'Mehr über {name}',
    articles: 'Artikel',
  },
  changed: 'Geändert am {date}: {change}',
  inShort: 'Kurz gesagt',
  contents: 'Inhalt',
  sources: 'Quellen',
  related: 'Weiterlesen',
  newer: 'Neuerer Artikel',
  older: 'Älterer Artikel',
  feed: 'RSS-Feed',
  video: {
    title: 'Die erste Folge von AI Shift',
    play: 'Video abspielen',
    notice: 'Beim Abspielen wird das Video von YouTube im erweiterten Datenschutzmodus geladen.',
    watch: 'Auf YouTube ansehen',
  },
  categories: {
    events: 'Events',
    podcast: 'Podcast',
    startup: 'Start-up',
    tools: 'Tools',
    resources: 'Ressourcen',
    innovation: 'Innovation',
    workshops: 'Workshops',
    'ai-marketing': 'KI & Marketing',
  },
};
