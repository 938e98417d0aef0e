import type { notFound as en } from '../en/not-found';

export const notFound: typeof en = {
  title: 'Seite nicht gefunden',
  description: 'Unter dieser Adresse gibt es nichts.',
  code: '404',
  heading: 'Hoppla! Seite nicht gefunden',
  text: 'Vielleicht steckt ein Tippfehler in der Adresse, oder die Seite ist umgezogen. Von der Startseite aus sind es überallhin zwei Klicks.',
  home: 'Zurück zur Startseite',
};
