import type { consent as en } from '../en/consent.ts';

export const consent: typeof en = {
  title: 'Du entscheidest über Cookies',
  text: 'Nötige Cookies setzen wir immer, andere nur mit deiner Einwilligung. {privacy}',
  privacyLink: 'Datenschutzerklärung',
  acceptAll: 'Alle akzeptieren',
  rejectAll: 'Alle ablehnen',
  customize: 'Anpassen',
  save: 'Auswahl speichern',
  close: 'Schließen, ohne zu speichern',
  reopen: 'Cookie-Einstellungen',
  purposesLabel: 'Zwecke',
  purposes: {
    necessary: {
      label: 'Notwendig',
      text: 'Anmeldung, Sprache, Farbschema und diese Auswahl. Immer an.',
    },
    analytics: { label: 'Statistik', text: 'Zeigt uns, welche Seiten und Tools genutzt werden.' },
    marketing: { label: 'Marketing', text: 'Zeigt uns, welche Kampagnen hierher führen.' },
    payment: {
      label: 'Zahlung',
      text: 'Betrugsschutz des Zahlungsdienstleisters auf unseren Seiten.',
    },
  },
};
