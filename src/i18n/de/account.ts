import type { account as en } from '../en/account.ts';

export const account: typeof en = {
  meta: {
    title: 'Kontoeinstellungen',
    description: 'Dein Konto, deine Zahlungsmethoden und Rechnungen.',
  },
  heading: 'Kontoeinstellungen',
  intro:
    'Deine Angaben, die Mitteilungen, denen du zugestimmt hast, eine Kopie deiner Daten und unter „Abrechnung“ dein Tarif mit Zahlungsmethoden und Rechnungen. Was du hier änderst, gilt sofort.',
  tabs: { label: 'Kontoeinstellungen', account: 'Konto', billing: 'Abrechnung' },
  details: {
    heading: 'Dein Konto',
    email: 'E-Mail',
    name: 'Vollständiger Name',
    memberSince: 'Mitglied seit',
    notAvailable: 'k. A.',
    loading: '…',
  },
  communications: {
    heading: 'Mitteilungen per E-Mail',
    text: 'Neues zu Tools, Prompts, Tutorials und Live-Terminen. Was zu deinem Konto und deinem Vertrag gehört, etwa Rechnungen oder Änderungen der AGB, bekommst du in jedem Fall.',
    agreed: 'Du hast am {date} zugestimmt.',
    withdrawn: 'Du hast deine Einwilligung am {date} widerrufen.',
    never: 'Du hast nicht zugestimmt.',
    withdraw: 'Einwilligung widerrufen',
    agree: 'Mitteilungen zustimmen',
    pending: 'Wird gespeichert …',
    withdrawnNow: 'Du bekommst keine Mitteilungen mehr.',
    agreedNow: 'Danke, du hörst von uns.',
    failed: 'Das ließ sich nicht speichern. Bitte versuche es noch einmal.',
  },
  ownData: {
    heading: 'Deine Daten',
    text: 'Lade alles, was wir über dich gespeichert haben, als Datei im JSON-Format herunter.',
    action: 'Meine Daten herunterladen',
    progress: 'Fortschritt des Downloads',
    running: 'Deine Daten werden zusammengestellt: {percent}\u00a0%',
    done: 'Deine Datei ist fertig. Du findest sie bei deinen Downloads.',
    failed: 'Deine Daten ließen sich nicht zusammenstellen. Bitte versuche es noch einmal.',
    fileName: 'meine-daten.json',
  },
  danger: {
    heading: 'Konto löschen',
    text: 'Wenn du dein Konto löschst, endet dein Abo sofort, und deine Daten werden endgültig gelöscht.',
    action: 'Konto löschen',
  },
  deletion: {
    title: 'Konto wirklich löschen?',
    text: 'Du löschst das Konto {email}. Das lässt sich nicht rückgängig machen: Ein laufendes Abo wird sofort gekündigt; dein Profil, deine Aktivität und alles Gespeicherte werden gelöscht. Rechnungen bleiben, wie es das Gesetz verlangt, beim Zahlungsdienstleister.',
    prepaid:
      'Mit dem Konto endet deine Mitgliedschaft. In den ersten 14 Tagen bekommst du alles zurück; nach dem ersten Jahr erstatten wir dir die Tage ab einem Monat nach heute. Sonst verfällt die bezahlte Zeit. Wenn du sie lieber nutzen möchtest, kündige erst das Abo und lösche das Konto, wenn es abgelaufen ist.',
    again: {
      text: 'Bitte bestätige zur Sicherheit noch einmal, dass du es bist. Danach wird dein Konto gelöscht.',
      password: 'Passwort',
      confirm: 'Bestätigen und Konto löschen',
      pending: 'Wird geprüft …',
      google: 'Mit Google bestätigen',
      wrongPassword: 'Dieses Passwort stimmt nicht.',
      failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
      dismiss: 'Konto behalten',
    },
    label: 'Gib zur Bestätigung {word} ein',
    confirm: 'Konto löschen',
    pending: 'Wird gelöscht …',
    dismiss: 'Konto behalten',
    notExact: 'Bitte gib „{word}“ genau so ein, wie es da steht',
    succeeded: 'Dein Konto wurde gelöscht',
    failed: 'Das Konto konnte nicht gelöscht werden. Bitte wende dich an den Support.',
  },
  billing: {
    heading: 'Zahlungsmethoden und Rechnungen',
    none: 'Keine Zahlungsmethoden hinterlegt',
    toDashboard: 'Zum Dashboard',
    portalText:
      'Deine Zahlungsmethoden und Rechnungen liegen bei unserem Zahlungsdienstleister Stripe.',
    portal: 'Zahlungsmethoden und Rechnungen',
    pending: 'Wird geöffnet …',
    failed:
      'Die Abrechnungsseite ließ sich nicht öffnen. Bitte versuche es in einer Minute noch einmal.',
  },
};
