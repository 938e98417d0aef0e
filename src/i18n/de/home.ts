import type { home as en } from '../en/home';

export const home: typeof en = {
  meta: {
    title: 'MVPs, KI-Automatisierung und digitales Marketing aus Berlin',
    description:
      'Ein kleines Berliner Team, das MVPs in 4–6 Wochen baut, Routine mit KI automatisiert und digitales Marketing macht. Die erste Beratung ist kostenlos.',
  },
  hero: {
    headline: ['Deine Idee', 'läuft in', '4–⁠6 Wochen.'],
    subtitle: 'MVP-Entwicklung • KI-Automatisierungen • Digitales Marketing',
    description:
      'Wir bauen Software, automatisieren die Routine mit KI und sorgen dafür, dass die richtigen Leute davon erfahren. Ein kleines Team in Berlin.',
    button: 'KOSTENLOSE BERATUNG ANFRAGEN',
    note: 'Kostenlos, 15 Minuten. Ohne Vorbereitung.',
    price: 'Pakete zum Festpreis ab {price}',
    members: 'Mitgliederbereich: Tools, Lektionen',
    bars: {
      label: 'Ein Produkt, viermal angesehen',
      idea: {
        name: 'Idee',
        when: 'Das erste Gespräch',
        text: 'Kennt ChatGPT uns?',
      },
      prototype: { name: 'Prototyp', when: 'Woche 1, zum Durchklicken' },
      test: {
        name: 'Test',
        when: 'Ab Woche 2, bei jeder Änderung',
        checks: [
          'Gewicht jeder Seite',
          'Kontrast und Tastatur',
          'Ohne JavaScript',
          'Zwei Sprachen',
          'Vom Konto bis zur Kündigung',
        ],
      },
      launch: {
        name: 'Start',
        when: 'Woche 5–6. Beispielantworten.',
        verdict: 'In {count} von {of} Antworten genannt.',
        share: '{count} von {of}',
        daysAgo: { one: 'Gestern', other: 'Vor {count} Tagen' },
      },
    },
    stats: [
      { title: 'MVP-Entwicklung', text: 'Von der Idee zum Produkt in 4–6 Wochen' },
      { title: 'KI-Automatisierung', text: 'Abläufe, die von selbst laufen' },
      { title: 'Digitales Marketing', text: 'Gefunden, gelesen, im Kopf geblieben' },
    ],
  },
  services: {
    label: 'Leistungen',
    heading: 'Drei Dinge, die wir können und selbst machen.',
    learnMore: 'Mehr erfahren',
    items: {
      software: {
        title: 'MVP-Entwicklung',
        text: 'Ein Produkt, das läuft und benutzt wird. Du sprichst mit den Leuten, die den Code schreiben.',
        time: { label: 'Vom Umfang bis zum Start', value: '4–6 Wochen, Festpreis' },
      },
      aiAutomation: {
        title: 'KI-Automatisierungen',
        text: 'Wir finden die Stunden, die dein Team mit Kopieren und Einfügen verliert, und geben sie zurück.',
        time: { label: 'Der erste Prozess', value: '6 Wochen, mit Ausschalter' },
      },
      digitalMarketing: {
        title: 'KI und digitales Marketing',
        text: 'Inhalte, Suche und Kampagnen, die sich messen lassen.',
        time: { label: 'Der erste Fahrplan', value: '90 Tage, mit prüfbaren Zahlen' },
      },
    },
    weeks: {
      label: 'Sechs Wochen',
      week: 'Woche {count}',
      steps: ['Prototyp', 'Anmeldung', 'Zahlung', 'Erste Nutzer', 'Nachbessern', 'Start'],
    },
    report: {
      title: '{brand}, ein Bericht',
      sample: 'Beispiel',
      heading: 'Drei Assistenten nennen dich. Vor vier Wochen war es einer.',
      chart: 'Genannt in so vielen von {of} Antworten',
    },
  },
  different: {
    label: 'Was uns unterscheidet',
    heading: 'Ein Anlauf, kein Dauerauftrag.',
    text: 'Ob ein Sprung gelingt, entscheidet sich vor dem Absprung. Wir machen die wenigen Schritte, auf die es ankommt, und hören auf, sobald du allein landen kannst.',
    points: [
      {
        title: 'Ein Team vom ersten Gespräch bis zum Start',
        text: 'Strategie, Design, Code und Marketing sitzen an einem Tisch.',
      },
      {
        title: 'Wochen statt Quartale',
        text: 'Ein MVP dauert 4–6 Wochen. Du siehst jede Woche, wie es wächst, und kannst dich umentscheiden.',
      },
      {
        title: 'Es bleibt deins',
        text: 'Code, Inhalte, Zugänge und Wissen gehören dir.',
      },
    ],
    run: {
      intro: 'Dieser Anlauf war unser eigener: der Brand Checker.',
      sketch: { title: 'Skizze', text: 'Eine Frage, drei Modelle, vier Balken.' },
      sketchAlt: 'Zeichnung: ein Feld für eine Frage, darunter vier ansteigende Balken.',
      first: {
        title: 'Erste Fassung',
        text: 'Genannt oder nicht, in einer Tabelle. Gefüllt heißt genannt. Ein Beispiel.',
        question: 'Frage',
        questions: { repair: 'Reparatur', lease: 'Leasing' },
        named: 'genannt',
        notNamed: 'nicht genannt',
      },
      today: {
        title: 'Heute',
        heading: '{brand}: in {count} von {of} Antworten genannt, in {first} zuerst.',
        text: 'Fragt nach Plan, trennt Gedächtnis und Websuche und zeigt, wer stattdessen genannt wird.',
      },
    },
  },
  ask: {
    label: 'Unser eigenes Produkt',
    heading: ['Kennt ChatGPT', 'dein Unternehmen?'],
    answers: {
      repair: 'Ja, an zweiter Stelle.',
      lease: 'Ja. Gemini nicht.',
      earlier: 'Vor vier Wochen nicht.',
    },
    legend: 'Frag, was deine Kundschaft fragen würde. Hier für eine erfundene Werkstatt, {brand}.',
    earlier: 'Die erste Frage, vier Wochen früher',
    places: ['1.', '2.', '3.'],
    notNamed: 'nicht genannt',
    note: 'Beispielantworten, gekürzt. Je höher der Balken, desto früher steht der Name.',
    action: 'Wie wir den Brand Checker gebaut haben',
  },
  measured: {
    heading: 'Auf dieser Website gemessen',
    text: 'Startseite, {day}.',
    seconds: 's',
    milliseconds: 'ms',
    paint: 'Bis der größte Text steht. Eine leere Seite braucht {empty}.',
    blocked: 'Ohne Antwort auf ein Tippen.',
    shift: 'So viel verrutscht beim Laden.',
    score: 'Die niedrigste der vier Noten von Lighthouse.',
    how: 'Wie wir messen',
    method:
      'Mit Lighthouse wie auf einem langsamen Telefon mit 4G. Mediane aus fünf Läufen, neben einer leeren Seite.',
  },
  tiles: {
    heading: ['{count} KI-Werkzeuge', 'in ihrem Element.'],
    text: 'Wofür jedes gut ist und worauf ein Team in der EU zählen kann. Kostenlos.',
    action: 'Zum Periodensystem',
  },
  contact: {
    label: 'Kontakt',
    heading: 'Erzähl uns, was du zum Laufen bringen willst.',
    text: 'In einem kostenlosen Gespräch von 15 Minuten klären wir, ob wir helfen können.',
    or: 'Oder schreib uns:',
    illustration: 'Vier ansteigende Balken und ein Bogen, der vom letzten abspringt.',
  },
};
