import type { consent as en } from '../en/consent.ts';

export const consent: typeof en = {
  title: 'Du entscheidest über Cookies',
  text: 'Mit deiner Einwilligung misst Google Analytics, welche Seiten und Tools genutzt werden (Cookies bis zu 14 Monate, Daten auch in die USA). Nötiges läuft immer. Deine Wahl änderst du jederzeit unter „Cookie-Einstellungen“ am Seitenende. {privacy}',
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
    analytics: {
      label: 'Statistik',
      text: 'Google Analytics zeigt uns, welche Seiten und Tools genutzt werden: Cookies bis zu 14 Monate, Daten auch in die USA.',
    },
    marketing: {
      label: 'Marketing',
      text: 'Würde uns zeigen, welche Kampagnen hierher führen. Zurzeit nichts.',
    },
    payment: {
      label: 'Zahlung',
      text: 'Betrugsschutz des Zahlungsdienstleisters auf unseren Seiten. Zurzeit nichts.',
    },
  },
};
