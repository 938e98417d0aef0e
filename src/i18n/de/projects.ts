import type { projects as en } from '../en/projects';

export const projects: typeof en = {
  meta: {
    title: 'Projekte',
    description:
      'Werkzeuge und Produkte aus der eigenen Werkstatt: UX Tools, CX Tools und ChatGP. Was sie können und womit sie gebaut sind.',
  },
  heading: 'Was wir gebaut haben',
  intro: 'Unsere eigenen Produkte. Hier probieren wir zuerst aus, was wir später für andere bauen.',
  visit: 'Website besuchen',
  details: 'Mehr zum Projekt',
  features: 'Wichtigste Funktionen',
  technologies: 'Technologien',
  back: 'Zurück zu den Projekten',
  articles: 'Passende Artikel',
};
