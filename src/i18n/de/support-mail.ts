import type { supportMail as en } from '../en/support-mail.ts';

export const supportMail: typeof en = {
  received: {
    subject: 'Deine Nachricht an uns',
    text: 'Deine Nachricht ist da. Ein Mensch antwortet bis zum {date}, im Konto und per E-Mail.',
    about: 'Es geht um',
    wrote: 'Du hast geschrieben',
    link: 'Im Konto lesen',
  },
  answer: {
    subject: 'Unsere Antwort auf deine Nachricht',
    hello: 'Hallo {name},',
    link: 'Hier antworten',
    wrote: 'Du schriebst am {date}',
  },
  report: {
    subject: 'Nachricht eines Mitglieds, Antwort bis {date}',
    intro:
      'Ein Mitglied hat geschrieben. Bitte auf der Betriebsseite antworten: Das Mitglied bekommt die Antwort im Konto und per E-Mail. Eine Antwort auf diese E-Mail stünde nicht im Konto.',
    name: 'Name',
    email: 'E-Mail',
    membership: 'Mitgliedschaft',
    premium: 'Premium',
    free: 'keine mehr',
    about: 'Es geht um',
    due: 'Antwort bis',
    message: 'Nachricht',
  },
};
