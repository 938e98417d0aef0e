import type { withdrawal as en } from '../en/withdrawal.ts';

export const withdrawal: typeof en = {
  heading: 'Widerrufsbelehrung',
  sections: [
    {
      heading: 'Widerrufsrecht',
      text: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
        'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({company}, {street}, {postalCode} {city}, {country}, Telefon {phone}, E-Mail {email}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
        'Sie können Ihr Widerrufsrecht auch online unter [{withdrawAddress}](/withdraw-contract) ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (per E-Mail) eine Eingangsbestätigung mit dem Inhalt Ihrer Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
      ],
    },
    {
      heading: 'Folgen des Widerrufs',
      text: [
        'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
        'Für das, was Sie bis dahin genutzt haben, verlangen wir keinen Wertersatz, und Ihr Widerrufsrecht erlischt nicht vor Ablauf der vierzehn Tage, auch wenn Sie die Mitgliedschaft sofort nutzen. Mit dem Widerruf endet Ihr Zugang.',
      ],
    },
  ],
  form: {
    heading: 'Muster-Widerrufsformular',
    intro:
      '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    lines: [
      'An {company}, {street}, {postalCode} {city}, {country}, E-Mail {email}:',
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: Mitgliedschaft „Community Access“',
      'Bestellt am (*)/erhalten am (*): ____________________',
      'Name des/der Verbraucher(s): ____________________',
      'Anschrift des/der Verbraucher(s): ____________________',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier): ____________________',
      'Datum: ____________________',
      '(*) Unzutreffendes streichen.',
    ],
  },
};
