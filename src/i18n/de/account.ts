import type { account as en } from '../en/account.ts';

export const account: typeof en = {
  meta: {
    title: 'Kontoeinstellungen',
    description: 'Dein Konto, deine Zahlungsmethoden und Rechnungen.',
  },
  heading: 'Kontoeinstellungen',
  tabs: { label: 'Kontoeinstellungen', account: 'Konto', billing: 'Abrechnung' },
  details: {
    heading: 'Dein Konto',
    email: 'E-Mail',
    name: 'Vollständiger Name',
    memberSince: 'Mitglied seit',
    notAvailable: 'k. A.',
    loading: '…',
  },
  danger: {
    heading: 'Konto löschen',
    text: 'Wenn du dein Konto löschst, endet dein Abo sofort, und deine Daten werden endgültig gelöscht.',
    action: 'Konto löschen',
  },
  deletion: {
    title: 'Konto wirklich löschen?',
    text: 'Das lässt sich nicht rückgängig machen: Ein laufendes Abo wird sofort gekündigt; dein Profil, deine Aktivität und alles Gespeicherte werden gelöscht. Rechnungen bleiben, wie es das Gesetz verlangt, beim Zahlungsdienstleister.',
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
