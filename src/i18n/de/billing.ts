import type { billing as en } from '../en/billing.ts';
import { NAMES } from '../names.ts';

export const billing: typeof en = {
  checkout: {
    titleMonthly: 'Monatsabo abschließen',
    titleAnnual: 'Jahresabo abschließen',
    text: 'Werden Sie für {price}/Jahr Mitglied. Kündbar zum Ende der ersten 12 Monate, danach mit einem Monat Frist.',
    textMonthly: 'Werden Sie für {price}/Monat Teil der Community. Jederzeit kündbar.',
    submit: 'Zahlungspflichtig bestellen',
    preparing: 'Wird vorbereitet …',
    redirecting: 'Sie werden zur Zahlungsseite weitergeleitet …',
    dismiss: 'Jetzt nicht',
    errors: {
      loginRequired: 'Bitte melden Sie sich an, um fortzufahren',
      noUrl: 'Die Zahlungsseite ließ sich nicht öffnen.',
      failed: 'Die Zahlung konnte nicht gestartet werden',
      alreadySubscribed: 'Sie haben bereits ein Abo.',
      refused:
        'Sie haben schon zweimal bestellt und widerrufen. Bitte schreiben Sie uns über die Kontaktseite, bevor Sie noch einmal bestellen. Was Sie geschrieben haben und Ihre Ergebnisse gehören Ihnen: Sie können sie in den Kontoeinstellungen herunterladen.',
      priceDiffers:
        'Der Preis lässt sich gerade nicht bestätigen, deshalb wurde nichts bestellt. Wir wissen Bescheid; bitte versuchen Sie es später noch einmal.',
      priceChanged:
        'Der Preis hat sich geändert, seit Sie die Bestellung geöffnet haben. Es wurde nichts bestellt; bitte öffnen Sie sie noch einmal.',
      tooMany: 'Es waren zu viele Versuche. Bitte warten Sie eine Minute.',
      provider:
        'Der Zahlungsanbieter hat die Anfrage nicht angenommen. Bitte versuchen Sie es noch einmal.',
      offline:
        'Es kam keine Antwort. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    },
  },
  welcome: {
    title: 'Willkommen!',
    text: 'Du bist jetzt Teil unserer KI-Community!',
    stepsText: 'Drei Anfänge; jeder dauert ein paar Minuten.',
    steps: {
      campaign: {
        title: 'Deine erste Kampagne',
        text: 'Nenne deine Marke und sieh, was die KI über sie sagt.',
      },
      prompt: {
        title: 'Dein erster Prompt',
        text: 'Finde einen für deine Arbeit und fülle seine Lücken aus.',
      },
      lesson: {
        title: 'Deine erste Lektion',
        text: 'Lerne, ein Ergebnis mit dem nötigen Zweifel zu lesen.',
      },
    },
    action: 'Los geht’s',
    pending: 'Deine Zahlung wird gerade bestätigt. Das dauert nur einen Moment.',
    delayed:
      'Die Bestätigung deiner Zahlung steht noch aus. Lade die Seite in einer Minute neu; es geht nichts verloren.',
  },
  upgrade: {
    heading: 'Werde Premium-Mitglied',
    perYear: 'pro Jahr, inkl. MwSt.',
    features: [
      'Alle Premium-Tools, auch der Brand Checker',
      'Die ganze Prompt-Bibliothek',
      '{tutorials}',
      'Jeden Monat ein Live-Q&A',
      'Bevorzugter Support: ein Mensch antwortet innerhalb von zwei Arbeitstagen',
      'Alle Updates während deiner Mitgliedschaft',
    ],
    action: 'Jetzt beitreten',
  },
  card: {
    heading: 'Abo',
    status: 'Status',
    plan: 'Tarif',
    premium: NAMES.de.premium,
    perYear: '{price}/Jahr',
    perMonth: '{price}/Monat',
    renews: 'Verlängert sich',
    ends: 'Endet',
    manage: 'Abo verwalten',
  },
  management: {
    heading: 'Dein Abo',
    plan: 'Tarif',
    price: 'Preis',
    perYear: '{price} pro Jahr',
    perMonth: '{price} pro Monat',
    nextPayment: 'Nächste Zahlung',
    nextPaymentOn: '{price} am {date}',
    status: 'Status',
    periodEnd: 'Laufzeit bis',
    accessUntil: 'Zugang bis',
    never: 'Kein Enddatum',
    cancellation: 'Kündigung',
    cancelsAtPeriodEnd: 'Gekündigt zum Ende der Laufzeit',
    cancelsWithNotice: 'Endet mit einem Monat Frist, der Rest wird erstattet',
    notCancelled: 'Nicht gekündigt',
    includes: 'Enthalten',
    features: {
      'Mini Tools That Actually Work': 'Mini-Tools, die wirklich funktionieren',
      'Video Tutorials': 'Video-Tutorials und Anleitungen',
      'Monthly Live Chats': 'Monatliches Live-Q&A',
      'Priority Support': 'Bevorzugter Support',
      'Full Access': 'Voller Zugang',
      'Admin Privileges': 'Administratorrechte',
    },
    cancel: 'Abo kündigen',
    cancelSooner: 'Lieber schon in einem Monat kündigen',
    resume: 'Kündigung zurücknehmen',
    portal: 'Rechnungen und Zahlungsarten',
    pending: 'Einen Moment …',
    cancelDialog: {
      title: 'Möchtest du dein Abo kündigen?',
      text: 'Dein Zugang bleibt bis zum {date} bestehen. Danach ist dein Konto wieder kostenlos.',
      choose: 'Wann soll es enden?',
      atPeriodEnd: 'Zum Ende der Laufzeit, am {date}. Erstattet wird nichts.',
      inOneMonth:
        'In einem Monat, am {date}. Für die Tage danach erstatten wir dir {refund}; das lässt sich nicht zurücknehmen.',
      overdue:
        'Deine letzte Zahlung ist überfällig, deshalb endet das Abo sofort. Die offene Rechnung wird storniert, du schuldest nichts.',
      withdraw:
        'Bis zum {date} kannst du den Vertrag stattdessen widerrufen. Dann endet er sofort, und du bekommst {refund} zurück: alles, was du bezahlt hast.',
      confirm: 'Abo kündigen',
      keep: 'Abo behalten',
    },
    contract: {
      heading: 'Dein Vertrag',
      text: 'Der Vertrag, wie wir ihn dir per E-Mail gesendet haben, mit AGB und Widerrufsbelehrung.',
      download: 'Vertrag herunterladen',
      fileName: 'vertrag.html',
      failed: 'Der Vertrag ließ sich nicht laden. Bitte versuche es in einer Minute noch einmal.',
      pastHeading: 'Frühere Verträge',
      pastText:
        'Wir bewahren einen Vertrag sechs Jahre über das Jahr hinaus auf, in dem er geschlossen wurde.',
      past: 'Vertrag vom {date}',
      pastEnd: 'beendet am {date}',
      withdrawable: 'Bis zum {date} kannst du ohne Grund widerrufen und bekommst {refund} zurück.',
      withdrawableFree: 'Bis zum {date} kannst du ohne Grund widerrufen.',
    },
    withdrawal: {
      title: 'Vertrag widerrufen',
      declaration: 'Hiermit widerrufe ich den Vertrag über die Mitgliedschaft „{plan}“.',
      name: 'Name',
      email: 'Bestätigung an',
      contract: 'Vertrag',
      effect: {
        refunded:
          'Deine Mitgliedschaft endet sofort, und wir erstatten dir {refund} auf dem Weg, auf dem du bezahlt hast.',
        free: 'Deine Mitgliedschaft endet sofort. Zu erstatten ist nichts.',
      },
      confirm: 'Widerruf bestätigen',
      keep: 'Jetzt nicht',
      failed:
        'Der Widerruf ließ sich nicht ausführen. Bitte versuche es in einer Minute noch einmal; was du erklärt hast, geht nicht verloren.',
      done: 'Dein Widerruf ist eingegangen',
      reference: 'Vorgangsnummer',
      receivedAt: 'Eingegangen am',
      outcome: {
        refunded:
          'Deine Mitgliedschaft ist beendet, und {refund} sind auf dem Weg zu dir, so wie du bezahlt hast. Je nach Bank dauert das einige Tage. Diese Bestätigung kommt auch per E-Mail.',
        free: 'Deine Mitgliedschaft ist beendet. Diese Bestätigung kommt auch per E-Mail.',
      },
      download: 'Bestätigung herunterladen',
      fileName: 'widerruf.txt',
    },
    cancelled: {
      title: 'Abo gekündigt',
      text: 'Dein Zugang bleibt bis zum {date} bestehen.',
      textNoDate: 'Dein Zugang bleibt bis zum Ende der Laufzeit bestehen.',
    },
    resumed: 'Dein Abo läuft weiter.',
    failed: 'Das hat nicht geklappt. Bitte versuche es in einer Minute noch einmal.',
    activeUntil: 'Aktiv bis {date}',
    statuses: {
      active: 'Aktiv',
      past_due: 'Zahlung überfällig',
      unpaid: 'Unbezahlt',
      paused: 'Pausiert',
      incomplete: 'Zahlung unvollständig',
      canceled: 'Beendet',
    },
    attention:
      'Deine letzte Zahlung ist nicht angekommen. Sobald sie da ist, ist Premium wieder freigeschaltet.',
  },
};
