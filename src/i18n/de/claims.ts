import type { claims as en } from '../en/claims';

export const claims: typeof en = {
  professionals: {
    claimed:
      'Mehr als 500 Profis lernen KI mit uns: mit Werkzeugen, die noch am selben Tag Zeit sparen, mit Kurzkursen, die zwischen zwei Termine passen, und mit Menschen, die Fragen beantworten.',
    unproven:
      'Lerne KI bei deiner eigenen Arbeit: mit Werkzeugen für das, was gerade ansteht, mit Kurzkursen, die zwischen zwei Termine passen, und mit Menschen, die Fragen beantworten.',
  },
  struckPrice: {
    claimed: { insteadOf: 'Regulärer Monatspreis:', discount: '{discount} Prozent weniger' },
    unproven: null,
  },
  earlyBird: {
    claimed: {
      terms:
        'Der Frühbucherpreis beträgt {annual} pro Jahr (in Deutschland {net} netto + {vat} MwSt.). Der reguläre Preis beträgt {regular} pro Monat.',
      members: '{count} Mitglieder zahlen den Frühbucherpreis.',
    },
    unproven: {
      terms: 'Der Preis beträgt {annual} pro Jahr (in Deutschland {net} netto + {vat} MwSt.).',
      members: '{count} Menschen sind Mitglied.',
    },
  },
  monthlyTutorials: {
    claimed: {
      course:
        'Video-Tutorials und Anleitungen, jedes zu genau einer Aufgabe, die meisten Videos höchstens 5 Minuten lang. Jeden Monat kommen neue dazu.',
      benefit: 'Video-Tutorials und Anleitungen, monatlich aktualisiert',
    },
    unproven: {
      course:
        'Video-Tutorials und Anleitungen, jedes zu genau einer Aufgabe, die meisten Videos höchstens 5 Minuten lang.',
      benefit: 'Video-Tutorials und Anleitungen',
    },
  },
};
