import type { ledgerMail as en } from '../en/ledger-mail.ts';

export const ledgerMail: typeof en = {
  subject: 'Abgleich mit Stripe: {line}',
  line: { one: '{members}, 1 Abweichung', other: '{members}, {count} Abweichungen' },
  members: { one: '1 Mitglied', other: '{count} Mitglieder' },
  mended: 'Von selbst behoben, nichts zu tun',
  left: 'Bleibt zu tun',
  more: 'und {count} weitere',
  toPage: 'Alle Läufe',
  kinds: {
    event: 'Ein Ereignis kam nie an; jetzt ist es angewendet',
    eventFailed: 'Ein Ereignis lässt sich nicht anwenden; siehe „Fehlgeschlagene Webhooks“',
    membership: 'Eine Mitgliedschaft war anders gespeichert, als Stripe sie hat',
    deletion: 'Das Löschen eines Kontos war abgebrochen',
    orphan: 'Eine laufende Mitgliedschaft, zu der es kein Konto gibt',
    notice:
      'Wegen einer Kündigung wurde Geld erstattet, die Mitgliedschaft hat aber kein Ende mehr',
    withdrawal: 'Der Widerruf eines Mitglieds war erklärt, aber nicht ausgeführt',
    refund: 'Eine Erstattung, die Stripe abgelehnt hatte',
    price: 'Der Tarif und sein Preis bei Stripe weichen voneinander ab',
    failed: 'Ließ sich nicht vergleichen',
  },
};
