import type { order as en } from '../en/order.ts';

export const order: typeof en = {
  heading: 'Ihre Bestellung',
  product: {
    label: 'Was Sie bestellen',
    text: '{plan}: Zugang zur Prompt-Bibliothek, zum Brand Checker und zu den Video-Tutorials, jeden Monat ein Live-Q&A und bevorzugter Support. Der Zugang öffnet sich, sobald Ihre Zahlung bestätigt ist.',
  },
  price: {
    label: 'Gesamtpreis',
    yearly:
      '{gross} pro Jahr ({net} netto + {vat} MwSt., {percent}\u00a0%), im Voraus zu zahlen. Weitere Kosten entstehen nicht.',
    monthly:
      '{gross} pro Monat ({net} netto + {vat} MwSt., {percent}\u00a0%), im Voraus zu zahlen. Weitere Kosten entstehen nicht.',
  },
  term: {
    label: 'Laufzeit',
    yearly: '12 Monate ab der Bestellung.',
    monthly: 'Ein Monat ab der Bestellung.',
  },
  renewal: {
    label: 'Verlängerung',
    yearly:
      'Wenn Sie nicht kündigen, läuft die Mitgliedschaft danach auf unbestimmte Zeit weiter und wird jährlich im Voraus mit {gross} bezahlt.',
    monthly:
      'Wenn Sie nicht kündigen, läuft die Mitgliedschaft danach auf unbestimmte Zeit weiter und wird monatlich im Voraus mit {gross} bezahlt.',
  },
  end: {
    label: 'Kündigung',
    yearly:
      'Sie können jederzeit kündigen: in den ersten 12 Monaten zu deren Ende, danach mit einer Frist von einem Monat. Was Sie darüber hinaus bezahlt haben, erstatten wir.',
    monthly: 'Sie können jederzeit zum Ende des bezahlten Monats kündigen.',
  },
  withdrawal: {
    label: 'Widerrufsrecht',
    text: 'Als Verbraucherin oder Verbraucher können Sie den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, auch wenn Sie die Mitgliedschaft schon genutzt haben.',
  },
  links: 'Es gelten die {terms}. Bitte lesen Sie auch die {withdrawal} und die {privacy}.',
  termsLink: 'Allgemeinen Geschäftsbedingungen',
  withdrawalLink: 'Widerrufsbelehrung',
  privacyLink: 'Datenschutzerklärung',
  newTab: 'öffnet in einem neuen Tab',
  correct:
    'Hier bestellen Sie noch nichts. Als Nächstes öffnet sich die Zahlungsseite unseres Dienstleisters Stripe: Dort können Sie alle Angaben prüfen und ändern, zurückgehen oder mit der Schaltfläche am Ende zahlungspflichtig bestellen.',
  stripe: {
    submit:
      '{plan}, {price}. {term} {end} Verbraucherinnen und Verbraucher können [binnen 14 Tagen widerrufen]({withdrawal}).',
    terms:
      'Ich stimme den [Allgemeinen Geschäftsbedingungen]({terms}) zu und habe die [Widerrufsbelehrung]({withdrawal}) gelesen.',
  },
};
