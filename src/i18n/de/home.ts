import type { home as en } from '../en/home';

export const home: typeof en = {
  meta: {
    title: 'MVPs, KI-Automatisierung und digitales Marketing aus Berlin',
    description:
      'Ein kleines Berliner Team, das MVPs in 4–6 Wochen baut, Routine mit KI automatisiert und digitales Marketing macht. Die erste Beratung ist kostenlos.',
  },
  hero: {
    headline: ['Von der Idee', 'zum MVP in', '4–6 Wochen.'],
    subtitle: 'MVP-Entwicklung • KI-Automatisierungen • Digitales Marketing',
    description:
      'Wir bauen Software, automatisieren die Routine mit KI und sorgen dafür, dass die richtigen Leute davon erfahren. Ein kleines Team in Berlin.',
    button: 'KOSTENLOSE BERATUNG ANFRAGEN',
    note: 'Ein kostenloses Gespräch, 15 Minuten. Ohne Vorbereitung.',
    steps: ['Idee', 'Prototyp', 'Test', 'Start'],
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
        text: 'Ein Produkt, das läuft und benutzt wird, statt einer Präsentation darüber. Du sprichst mit den Leuten, die den Code schreiben.',
      },
      aiAutomation: {
        title: 'KI-Automatisierungen',
        text: 'Wir finden die Stunden, die dein Team mit Kopieren und Einfügen verliert, und geben sie zurück. Mit Protokollen, die man lesen kann.',
      },
      digitalMarketing: {
        title: 'KI und digitales Marketing',
        text: 'Inhalte, Suche und Kampagnen, die redaktionell stimmen und sich messen lassen.',
      },
    },
  },
  different: {
    label: 'Was uns unterscheidet',
    heading: 'Ein Anlauf, kein Dauerauftrag.',
    text: 'Ob ein Sprung gelingt, entscheidet sich vor dem Absprung. Wir machen die wenigen Schritte, auf die es ankommt, in der richtigen Reihenfolge, und hören auf, sobald du allein landen kannst.',
    points: [
      {
        title: 'Ein Team vom ersten Gespräch bis zum Start',
        text: 'Strategie, Design, Code und Marketing sitzen an einem Tisch. Bei der Übergabe geht nichts verloren, denn es gibt keine.',
      },
      {
        title: 'Wochen statt Quartale',
        text: 'Ein MVP dauert 4–6 Wochen. Du siehst jede Woche, wie es wächst, und kannst dich umentscheiden, solange das noch wenig kostet.',
      },
      {
        title: 'Es bleibt deins',
        text: 'Code, Inhalte, Zugänge und Wissen gehören dir. In Workshops zeigen wir deinem Team, wie es allein weitergeht.',
      },
    ],
    illustration: 'Vier ansteigende Balken und ein Bogen, der vom letzten abspringt.',
  },
  ownProduct: {
    label: 'Unser eigenes Produkt',
    heading: 'Kennt ChatGPT dein Unternehmen?',
    text: 'Das wollten wir zuerst von uns selbst wissen. Also haben wir den Brand Checker gebaut, vom Entwurf bis zur Bezahlung.',
    action: 'Wie wir es gebaut haben',
  },
  contact: {
    label: 'Kontakt',
    heading: 'Erzähl uns, was du zum Laufen bringen willst.',
    text: 'In einem kostenlosen Gespräch von 15 Minuten klären wir, ob wir helfen können, und sagen auch, wenn nicht.',
    or: 'Oder schreib uns:',
    illustration: 'Zwei Sprechblasen: eine Frage aus Balken und ihre Antwort.',
  },
};
