import type { contractNotice as en } from '../en/contract-notice';

export const contractNotice: typeof en = {
  form: {
    name: 'Name',
    email: 'E-Mail',
    emailHint: 'An diese Adresse bestätigen wir den Eingang.',
    contract: 'Vertrag',
    contractHint:
      'Zum Beispiel „Community Access“ mit Ihrer Mitglieds-E-Mail oder einer Rechnungsnummer.',
    cause: 'Art der Kündigung',
    ordinary: 'Ordentliche Kündigung',
    forCause: 'Außerordentliche Kündigung aus wichtigem Grund',
    reason: 'Kündigungsgrund',
    endsOn: 'Gewünschter Zeitpunkt',
    endsOnHint: 'Lassen Sie das Feld leer, um zum frühestmöglichen Zeitpunkt zu kündigen.',
    earliest:
      'Zum frühestmöglichen Zeitpunkt (in den ersten 12 Monaten zu deren Ende, danach ein Monat nach Eingang)',
    sending: 'Wird übermittelt …',
    failed:
      'Ihre Erklärung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut oder senden Sie sie per E-Mail, das wirkt genauso: {email}',
    errors: {
      name: 'Bitte geben Sie Ihren Namen an.',
      email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
      emailFormat:
        'Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel mia@beispiel.de.',
      contract: 'Bitte geben Sie an, um welchen Vertrag es geht.',
      reason: 'Bitte geben Sie den Kündigungsgrund an.',
      endsOn:
        'Dieses Datum liegt in der Vergangenheit. Bitte wählen Sie heute oder einen späteren Tag oder lassen Sie das Feld leer.',
    },
  },
  declarations: {
    withdrawal: 'Hiermit widerrufe ich den Vertrag „{contract}“.',
    ordinary: 'Hiermit kündige ich den Vertrag „{contract}“ ordentlich.',
    for_cause: 'Hiermit kündige ich den Vertrag „{contract}“ außerordentlich aus wichtigem Grund.',
  },
  receipt: {
    reference: 'Vorgangsnummer',
    receivedAt: 'Eingegangen am',
    download: 'Bestätigung herunterladen',
    mailed: 'Diese Bestätigung senden wir Ihnen auch per E-Mail.',
    refunded:
      'Ihr Vertrag ist beendet, und wir erstatten {amount}. Bitte speichern Sie diese Bestätigung.',
    notMailed:
      'Die Bestätigung können wir heute nicht noch einmal per E-Mail senden. Ihre Erklärung ist eingegangen; bitte speichern Sie diese Seite.',
  },
  outcome: {
    notSent: 'Ihre Erklärung konnte nicht übermittelt werden',
    failed:
      'Gehen Sie mit Ihrem Browser zurück: Ihre Angaben sind meist noch da. Bitte prüfen Sie, ob alle Felder ausgefüllt sind, die E-Mail-Adresse vollständig ist und ein gewünschter Zeitpunkt nicht in der Vergangenheit liegt, und senden Sie das Formular noch einmal ab. Sie können Ihre Erklärung auch per E-Mail senden, das wirkt genauso: {email}',
    home: 'Zurück zur Startseite',
    form: 'Zurück zum Formular',
  },
  cancellation: {
    meta: {
      title: 'Verträge hier kündigen',
      description:
        'Kündigen Sie Ihre Mitgliedschaft ohne Anmeldung und erhalten Sie sofort eine Bestätigung.',
    },
    heading: 'Verträge hier kündigen',
    text: 'Hier können Sie einen Vertrag mit uns kündigen, ohne sich anzumelden. Sie sehen sofort eine Bestätigung.',
    submit: 'Jetzt kündigen',
    received: 'Ihre Kündigung ist eingegangen',
    next: 'Den Tag, an dem Ihr Vertrag endet, teilen wir Ihnen per E-Mail mit. Bitte speichern Sie diese Bestätigung.',
    fileName: 'kuendigung',
    withdraw:
      'Liegt Ihre Bestellung weniger als 14 Tage zurück? Dann beendet ein Widerruf den Vertrag sofort, und Sie bekommen alles zurück.',
    withdrawLink: 'Vertrag widerrufen',
  },
  withdrawal: {
    meta: {
      title: 'Vertrag widerrufen',
      description:
        'Widerrufen Sie einen Vertrag innerhalb von 14 Tagen, ohne einen Grund zu nennen.',
    },
    heading: 'Vertrag widerrufen',
    text: 'Als Verbraucherin oder Verbraucher können Sie einen Vertrag innerhalb von 14 Tagen nach Vertragsschluss ohne Angabe von Gründen widerrufen. Es genügt, dass Sie den Widerruf vor Ablauf der Frist absenden.',
    submit: 'Widerruf bestätigen',
    received: 'Ihr Widerruf ist eingegangen',
    next: 'Kam er innerhalb von 14 Tagen, erstatten wir alle Zahlungen innerhalb von 14 Tagen nach dem Eingang. Bitte speichern Sie diese Bestätigung.',
    fileName: 'widerruf',
  },
};
