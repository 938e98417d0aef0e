import type { brandStart as en } from '../en/brand-start.ts';

export const brandStart: typeof en = {
  steps: {
    heading: 'In drei Schritten zum ersten Ergebnis',
    brand: {
      title: 'Nenn deine Marke',
      text: 'Eine Kampagne legt fest, nach welcher Marke gesucht und mit wem sie verglichen wird.',
      action: 'Kampagne anlegen',
    },
    question: {
      title: 'Stell eine Frage',
      text: 'Frag wie deine Kundschaft, ohne deine Marke zu nennen. Für deine Branche gibt es Vorschläge.',
      action: 'Frage wählen',
    },
    run: {
      title: 'Starte den Test',
      text: 'Aus dem Gedächtnis kommen die Antworten innerhalb einer Minute, mit Websuche nacheinander. Dann siehst du einen Bericht wie diesen.',
    },
    done: 'Erledigt',
    lesson: 'Lektion: deine erste Kampagne und wie du sie liest',
  },
  sample: {
    badge: 'Beispiel',
    heading: 'So sieht ein Bericht aus',
    text: 'Eine ausgedachte Fahrradwerkstatt und ausgedachte Antworten, ausgewertet wie deine. In deinen Zahlen kommt nichts davon vor.',
    remove: 'Beispiel entfernen',
    show: 'Beispielkampagne zeigen',
    report: 'Als Bericht öffnen',
  },
  suggestions: {
    heading: 'Vorschläge',
    hint: 'Ein Klick setzt einen ins Feld; ändere ihn, wie du magst.',
  },
};
