import type { membershipMail as en } from '../en/membership-mail.ts';

export const membershipMail: typeof en = {
  number: 'Vertragsnummer',
  endsOn: 'Endet am',
  refund: 'Erstattung',
  cancelled: {
    subject: 'Ihre Mitgliedschaft endet am {date}',
    text: 'Ihre Mitgliedschaft ist gekündigt und endet am {date}. Bis dahin bleibt Ihr Zugang bestehen; abgebucht wird nichts mehr.',
  },
  resumed: {
    subject: 'Ihre Mitgliedschaft läuft weiter',
    text: 'Die Kündigung Ihrer Mitgliedschaft wurde zurückgenommen, sie läuft also weiter. Die nächste Zahlung über {price} ist am {next} fällig.',
  },
  ended: {
    subject: 'Ihre Mitgliedschaft ist beendet',
    text: 'Ihre Mitgliedschaft hat am {date} geendet, und mit ihr Ihr Zugang. Abgebucht wird nichts mehr.',
  },
  refunded:
    'Wir erstatten Ihnen {refund} auf dem Weg, auf dem Sie bezahlt haben. Je nach Bank kann das einige Tage dauern.',
  noRefund: 'Erstattet wird nichts.',
  toAccount: 'Zum Dashboard',
};
