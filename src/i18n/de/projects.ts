import type { projects as en } from '../en/projects';

export const projects: typeof en = {
  meta: {
    title: 'Projekte: MVPs und KI-Tools aus unserer Werkstatt',
    ofOne: '{title}: ein eigenes Projekt aus Berlin',
    description:
      'Werkzeuge und Produkte aus der eigenen Werkstatt: UX Tools, CX Tools und ChatGP. Was sie können und womit sie gebaut sind.',
  },
  heading: 'Was wir gebaut haben',
  intro:
    'Unsere eigenen Produkte. Hier probieren wir zuerst aus, was wir später für andere bauen. Das Problem, unsere Entscheidung und was daraus wurde.',
  parts: {
    problem: 'Problem',
    decision: 'Entscheidung',
    result: 'Ergebnis',
    role: 'Unser Anteil',
  },
  own: {
    label: 'Unser eigenes Produkt',
    heading: 'Diese Website und ihr Mitgliederbereich',
    problem:
      'Wir bringen Menschen bei, mit KI zu arbeiten, und beraten Unternehmen, die von KI gefunden werden wollen. Mit Folien lässt sich beides nicht beweisen.',
    decision:
      'Ein Produkt in zwei Sprachen: öffentliche Werkzeuge ohne Konto, dazu ein bezahlter Bereich mit Prompt-Bibliothek, Builder und Brand Checker. Kein Tracking vor der Einwilligung und keine Seite, die auf ein Framework wartet.',
    result:
      'Es ist online, und du kannst es ausprobieren. Jede Änderung wird vorher geprüft: das Gewicht jeder Seite, ihre Barrierefreiheit, ihr Verhalten ohne JavaScript und der Weg von der Registrierung über die Bezahlung bis zur Kündigung.',
    role: 'Alles: Idee, Texte in beiden Sprachen, Design, Code, Bezahlung, Betrieb.',
    action: 'Tabelle öffnen',
    membership: 'Zur Mitgliedschaft',
  },
  visit: 'Website besuchen',
  details: 'Mehr zum Projekt',
  features: 'Wichtigste Funktionen',
  technologies: 'Technologien',
  back: 'Zurück zu den Projekten',
  articles: 'Passende Artikel',
};
