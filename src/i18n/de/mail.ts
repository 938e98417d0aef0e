import type { mail as en } from '../en/mail';
import { accountMail } from './account-mail.ts';
import { brandRun } from './brand-run-mail.ts';
import { eventReminder } from './event-mail.ts';
import { ledgerMail } from './ledger-mail.ts';
import { membershipMail } from './membership-mail.ts';
import { supportMail } from './support-mail.ts';
import { welcomeMail } from './welcome-mail.ts';

export const mail: typeof en = {
  signature: {
    director: 'Geschäftsführung: {name}',
  },
  contract: {
    subject: 'Ihr Vertrag: {plan}',
    intro:
      'Vielen Dank für Ihre Bestellung. Mit dieser E-Mail bestätigen wir den Vertrag zwischen Ihnen und uns. Sie enthält alles, was dazugehört; bitte bewahren Sie sie auf.',
    number: 'Vertragsnummer',
    orderedAt: 'Bestellt am',
    concludedAt: 'Vertrag geschlossen am',
    customer: 'Für',
    paid: 'Mit der Bestellung bezahlt',
    withdraw:
      'Als Verbraucherin oder Verbraucher können Sie bis zum {date} ohne Angabe von Gründen widerrufen, am einfachsten im Dashboard unter „Abo“ oder ohne Konto hier:',
    withdrawLink: 'Vertrag widerrufen',
    cancel:
      'Kündigen können Sie jederzeit im Dashboard, per E-Mail oder ohne Konto auf dieser Seite:',
    cancelLink: 'Verträge hier kündigen',
  },
  confirmation: {
    unconfirmed: {
      subject: 'Bestätige deine E-Mail-Adresse',
      text: 'Öffne bitte diesen Link, um deine E-Mail-Adresse zu bestätigen und dein Konto freizuschalten:',
      link: 'E-Mail-Adresse bestätigen',
    },
    confirmed: {
      subject: 'Deine E-Mail-Adresse ist schon bestätigt',
      text: 'Du hast eine neue Bestätigung angefordert, aber deine E-Mail-Adresse ist schon bestätigt. Du kannst dich anmelden. Hast du dein Passwort vergessen, kannst du dort ein neues festlegen.',
      link: 'Anmelden',
    },
    unknown: {
      subject: 'Zu dieser E-Mail-Adresse gibt es kein Konto',
      text: 'Du wolltest diese E-Mail-Adresse bestätigen, aber es gibt kein Konto dazu. Vielleicht hast du dich mit einer anderen Adresse registriert. Du kannst auch ein Konto anlegen:',
      link: 'Konto anlegen',
    },
    notYours: 'Das warst nicht du? Dann hat jemand deine Adresse eingetippt; du musst nichts tun.',
  },
  notice: {
    reasonGiven: 'angegeben; er liegt uns mit Ihrer Erklärung vor',
    endsAt: 'Ihr Vertrag endet am',
    notYours:
      'Das waren nicht Sie? Dann hat jemand Ihre Adresse eingetragen, und Sie müssen nichts tun.',
  },
  contactCopy: {
    subject: 'Deine Nachricht ist bei uns angekommen',
    text: 'Vielen Dank für deine Nachricht. Bis zum {date} hörst du von uns. Willst du etwas ergänzen, antworte einfach auf diese E-Mail.',
    from: 'Von',
    topic: 'Betreff',
    sentAt: 'Gesendet am',
    message: 'Deine Nachricht',
    notYours:
      'Du hast uns nicht geschrieben? Dann hat jemand deine Adresse eingetippt; du musst nichts tun.',
  },
  answer: {
    subject: 'Re: {subject}',
    reply: 'Sie können einfach auf diese E-Mail antworten.',
    wrote: '{name} schrieb am {date}',
  },
  membership: membershipMail,
  welcome: welcomeMail,
  account: accountMail,
  support: supportMail,
  brandRun,
  eventReminder,
  operator: {
    openOnPage: 'Auf der Betriebsseite öffnen',
    ledger: ledgerMail,
    contact: {
      subject: 'Kontaktanfrage',
      intro:
        'Jemand hat über das Kontaktformular geschrieben. Am besten auf der Betriebsseite antworten, dort bleibt die Antwort bei der Anfrage; eine Antwort auf diese E-Mail geht auch an den Absender.',
      member: 'Wer geschrieben hat, war als Mitglied angemeldet:',
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      topic: 'Betreff',
      message: 'Nachricht',
      questionnaire: 'Antworten des Fragebogens',
    },
    notice: {
      cancellation: 'Kündigung eingegangen ({reference})',
      withdrawal: 'Widerruf eingegangen ({reference})',
      settled: 'Die Mitgliedschaft ist von selbst beendet, und {refund} sind erstattet.',
      todo: 'Bitte noch heute bearbeiten. Die Betriebsseite zeigt, um wessen Vertrag es geht, bis wann es fällig ist und was zu tun ist. Der Eingang ist schon bestätigt. Eine Antwort auf diese E-Mail geht an den Absender.',
      flood: {
        subject: 'Viele Vertragserklärungen seit {from}',
        text: 'Seit {from} sind mehr Kündigungen und Widerrufe eingegangen, als wir einzeln melden. Jede Erklärung ist gespeichert, und wer sie abgibt, sieht eine Bestätigung. Was bis {until} eingeht, steht nur in der Liste: bitte jetzt durchsehen und danach noch einmal. Erklärungen von angemeldeten Mitgliedern kommen weiter einzeln.',
        link: 'Vertragserklärungen öffnen',
      },
    },
    budget: {
      spent: 'Kosten in diesem Monat',
      limit: 'Grenze (BRAND_MONTHLY_BUDGET_USD)',
      todo: 'Damit es sofort weitergeht: Einstellung erhöhen und die Functions neu ausliefern. Sonst geht alles am Ersten des nächsten Monats weiter; wartende Läufe bleiben erhalten.',
      states: {
        'schedules-stopped': {
          subject: 'Brand Checker: Das Geld für Modelle ist für diesen Monat aufgebraucht',
          text: 'Geplante Läufe warten jetzt. Eigene Fragen der Mitglieder gehen weiter, bis 110 % der Grenze erreicht sind.',
        },
        stopped: {
          subject: 'Brand Checker: Fragen werden bis nächsten Monat abgelehnt',
          text: 'Die Modelle haben 110 % der Grenze gekostet. Geplante Läufe warten, und eigene Fragen der Mitglieder werden abgelehnt.',
        },
      },
    },
    stripe: {
      openInStripe: 'In Stripe öffnen',
      object: 'Bei Stripe',
      member: 'Mitglied',
      unknownMember: 'unbekannt',
      amount: 'Betrag',
      reports: {
        disputeOpened: {
          subject: 'Zahlung angefochten',
          todo: 'Jemand hat eine Zahlung über seine Bank zurückgeholt. Vor Ablauf der Frist in Stripe antworten, mit Bestellung, Beleg und Aktivität. Der Zugang bleibt, bis die Bank entschieden hat.',
        },
        disputeWon: {
          subject: 'Anfechtung gewonnen',
          todo: 'Das Geld ist bei uns. Bitte prüfen, ob die Mitgliedschaft stimmt: Endete sie inzwischen, kann eine Erstattung fällig sein.',
        },
        disputeLost: {
          subject: 'Anfechtung verloren',
          todo: 'Das Geld ist weg. Die damit bezahlte Mitgliedschaft ist von selbst beendet, mehr geschieht nicht. Bitte nachsehen, ob sich das Mitglied gemeldet hat.',
        },
        disputeLostInPart: {
          subject: 'Anfechtung über einen Teil verloren',
          todo: 'Eine Bank hat einen Teil einer Zahlung endgültig zurückgeholt. Die Mitgliedschaft läuft weiter, denn der Rest ist bei uns. Bitte nachsehen, ob sich das Mitglied gemeldet hat.',
        },
        refundFailed: {
          subject: 'Erstattung fehlgeschlagen',
          todo: 'Die Bank hat eine Erstattung nicht angenommen, das Mitglied wartet also noch auf sein Geld. Stripe hat es unserem Guthaben gutgeschrieben: nach einem Konto fragen und dorthin überweisen.',
        },
        refundImpossible: {
          subject: 'Erstattung von Hand nötig',
          todo: 'Dieser Betrag ist fällig, die Rechnung wurde aber nicht auf einem Weg bezahlt, den Stripe erstatten kann. Bitte von Hand zurückzahlen.',
        },
        refundRefused: {
          subject: 'Stripe verweigert eine Erstattung',
          todo: 'Stripe hat eine fällige Erstattung abgelehnt. Bitte den Grund ansehen (oft reicht das Guthaben nicht) und sie dann in Stripe erstatten.',
        },
        noticeTakenAway: {
          subject: 'Geld zurück, aber kein Ende',
          todo: 'Der Rest dieses Jahres wurde wegen einer Kündigung erstattet, bei Stripe hat die Mitgliedschaft aber kein Ende mehr, der Zugang läuft also weiter. Bitte beim Mitglied nachfragen: entweder wieder zum Tag der Kündigung beenden oder die Erstattung zurückzahlen lassen.',
        },
        withdrawnAgain: {
          subject: 'Erneuter Widerruf',
          todo: 'Ein Mitglied hat mindestens zum zweiten Mal eine Mitgliedschaft widerrufen und alles zurückbekommen. Das ist sein Recht. Ab der dritten Bestellung lehnt unsere Bestellseite ab und verweist auf das Kontaktformular: Dort bitte entscheiden.',
        },
        priceDiffers: {
          subject: 'Tarif und Stripe nennen verschiedene Preise',
          todo: 'Bis beide übereinstimmen, kann niemand bestellen: Der Tarif auf der Website und sein Preis bei Stripe unterscheiden sich in Betrag, Währung oder Zeitraum, oder der Preis ist bei Stripe abgeschaltet. Siehe „npm run doctor“ und „npm run prices:push“.',
        },
        subscriptionOfNobody: {
          subject: 'Abonnement ohne Mitglied',
          todo: 'Eine Mitgliedschaft bei Stripe gehört zu keinem unserer Konten. Von Hand angelegt? Dann die uid des Kontos in ihre Metadaten eintragen; sonst beenden und erstatten.',
        },
        secondSubscription: {
          subject: 'Zweites Abonnement, das verlängert wurde',
          todo: 'Ein Mitglied hat zwei laufende Mitgliedschaften, und die spätere hat sich schon verlängert, deshalb wurde nichts rückgängig gemacht. Bitte nachfragen, dann eine beenden und erstatten.',
        },
      },
    },
  },
};
