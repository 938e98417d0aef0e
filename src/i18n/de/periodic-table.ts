import type { periodicTable as en } from '../en/periodic-table.ts';
import { NAMES } from '../names.ts';

export const periodicTable: typeof en = {
  meta: {
    title: 'Periodensystem der KI-Tools für Teams in der EU',
    description:
      '29 KI-Tools in acht Gruppen, von Basismodellen bis Design: wofür jedes gut ist, wie schwer der Einstieg fällt und wo du es findest.',
  },
  heading: 'Das Periodensystem der KI-Tools',
  intro:
    '29 Tools, die wir aus der eigenen Arbeit kennen, in acht Gruppen. Wähle eines aus und lies, wofür es gut ist.',
  filterLabel: 'Gruppe anzeigen',
  all: 'Alle',
  tableLabel: 'KI-Tools nach Gruppen',
  keyboardHint:
    'In der Tabelle führen die Pfeiltasten von Tool zu Tool, die Eingabetaste öffnet eines.',
  categories: {
    'foundation-models': {
      name: 'Basismodelle',
      text: 'Die Assistenten und Modelle, auf denen die meisten anderen Tools aufbauen.',
    },
    'creative-generation': {
      name: 'Bild & Film',
      text: 'Bilder und Filme aus einer Beschreibung.',
    },
    'audio-voice': {
      name: 'Audio & Stimme',
      text: 'Sprache und Musik, erzeugt und geschnitten.',
    },
    'productivity-business': {
      name: 'Produktivität & Büro',
      text: 'Notizen, Meetings, Dokumente und Übersetzungen.',
    },
    'automation-integration': {
      name: 'Automatisierung & Integration',
      text: 'Programme verbinden, damit Arbeit von allein läuft.',
    },
    'development-code': {
      name: 'Entwicklung & Code',
      text: 'Software mit einem Modell an der Seite schreiben, ändern und ausliefern.',
    },
    'research-analysis': {
      name: 'Recherche & Analyse',
      text: 'Quellen finden, lesen und Schlüsse ziehen.',
    },
    'design-creative': {
      name: 'Design & Gestaltung',
      text: 'Layouts, Oberflächen und Websites.',
    },
  },
  categoriesHeading: 'Acht Gruppen',
  categoriesText: 'Jede Kachel zeigt ihre Gruppe oben in der Tabelle.',
  toolCount: { one: '{count} Tool', other: '{count} Tools' },
  complexity: { 1: 'Einstieg', 2: 'Fortgeschritten', 3: 'Profi' },
  complexityLabel: NAMES.de.complexity,
  useCaseLabel: 'Einsatz',
  facts: {
    maker: 'Hersteller',
    licence: {
      label: 'Lizenz',
      proprietary: 'Proprietärer Dienst',
      'partly-open': 'Proprietär, einige Modelle zum Herunterladen',
      'source-available': 'Quellcode einsehbar, für eigene Zwecke frei',
    },
    europe: {
      label: 'In der EU',
      'eu-company': 'Aus der EU',
      'eu-data': 'Verfügbar, in manchen Tarifen mit Daten in der EU',
      'own-server': 'Verfügbar, auch auf eigenen Servern',
      available: 'Verfügbar; frag, wo die Daten verarbeitet werden',
    },
  },
  visit: '{name} besuchen',
  about: 'Mehr zu {name}',
  panel: {
    label: 'Details',
    empty: 'Noch kein Tool gewählt',
    emptyText: 'Wähle eine Kachel und lies, wofür das Tool gut ist.',
    close: 'Auswahl aufheben',
  },
  explanation: {
    heading: 'So liest du die Tabelle',
    text: 'Wie in der Chemie ist eine Spalte eine Familie: Untereinander steht, was Ähnliches kann. In jeder Familie kommt zuerst, was leicht zu lernen ist.',
    note: 'Die Auswahl ist unsere, niemand zahlt für einen Platz, und sie ändert sich mit den Tools. Hersteller, Lizenzen und die Angaben zur EU sind nicht geprüft, solange die Seite des Tools keine Quelle mit Tag nennt: Es gilt, was auf der Seite des Herstellers steht.',
    points: [
      {
        term: 'Symbol',
        text: 'Ein oder zwei Buchstaben stehen für das Tool, wie bei einem Element.',
      },
      {
        term: 'Nummer und Streifen',
        text: 'Die Nummer oben rechts und das Muster des Streifens nennen die Gruppe. Auf die Farbe allein kommt es nie an.',
      },
      {
        term: 'Punkte',
        text: 'Einer für den Einstieg, zwei für alle mit etwas Übung, drei, wenn du technisches Wissen brauchst.',
      },
    ],
  },
};
