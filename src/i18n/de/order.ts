import type { order as en } from '../en/order.ts';

export const order: typeof en = {
  heading: 'Ihre Bestellung',
  product: {
    label: 'Was Sie bestellen',
    text: '{plan}: Zugang zur Prompt-Bibliothek, zum Brand Checker und zu den Video-Tutorials und Anleitungen, jeden Monat ein Live-Q&A und bevorzugter Support: Sie schreiben uns im Mitgliederbereich, und ein Mensch antwortet innerhalb von zwei Arbeitstagen. Wir schalten Ihren Zugang frei, sobald Ihre Zahlung bestätigt ist.',
  },
  price: {
    label: 'Gesamtpreis',
    yearly:
      '{gross} pro Jahr inkl. MwSt. (in Deutschland {percent}\u00a0%: {net} netto + {vat} MwSt.), im Voraus zu zahlen. In anderen EU-Ländern gilt deren Satz; der Endpreis bleibt gleich. Weitere Kosten entstehen nicht.',
    monthly:
      '{gross} pro Monat inkl. MwSt. (in Deutschland {percent}\u00a0%: {net} netto + {vat} MwSt.), im Voraus zu zahlen. In anderen EU-Ländern gilt deren Satz; der Endpreis bleibt gleich. Weitere Kosten entstehen nicht.',
  },
  term: {
    label: 'Laufzeit',
    yearly: '12 Monate ab Vertragsschluss, also ab Ihrer Zahlung.',
    monthly: 'Ein Monat ab Vertragsschluss, also ab Ihrer Zahlung.',
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
    text: 'Als Verbraucherin oder Verbraucher können Sie den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, auch wenn Sie die Mitgliedschaft schon genutzt haben. Am einfachsten online: „Vertrag widerrufen“ am Ende jeder Seite und im Dashboard unter „Abo“.',
  },
  links: 'Es gelten die {terms}. Bitte lesen Sie auch die {withdrawal} und die {privacy}.',
  termsLink: 'Allgemeinen Geschäftsbedingungen',
  withdrawalLink: 'Widerrufsbelehrung',
  privacyLink: 'Datenschutzerklärung',
  newTab: 'öffnet in einem neuen Tab',
  correct:
    'Mit „Zahlungspflichtig bestellen“ geben Sie Ihre Bestellung ab. Danach öffnet sich die Seite unseres Zahlungsdienstleisters Stripe: Dort geben Sie Rechnungsanschrift und Zahlungsart an und können beides bis zur Zahlung prüfen und ändern. Der Vertrag kommt zustande, sobald Ihre Zahlung erfolgreich ist. Bezahlen Sie nicht, verfällt Ihre Bestellung von selbst.',
  stripe: {
    submit:
      'Sie bezahlen Ihre Bestellung: {plan}, {price}. Der Vertrag kommt zustande, sobald Ihre Zahlung erfolgreich ist. {end} Verbraucherinnen und Verbraucher können [binnen 14 Tagen widerrufen]({withdrawal}).',
    terms:
      'Ich stimme den [Allgemeinen Geschäftsbedingungen]({terms}) zu. Hier ist die [Widerrufsbelehrung]({withdrawal}).',
  },
};
