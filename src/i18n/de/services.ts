import type { services as en } from '../en/services';

export const services: typeof en = {
  whatYouGet: 'Was du bekommst',
  label: 'Leistungen',
  target: { what: 'Was, und wie wir es messen', value: 'Ziel' },
  video: {
    loading: 'Video wird geladen',
    label:
      'Stumme Animation: Aus einem Briefing werden Gliederung, Entwurf, Freigabe und Monatsbericht.',
  },
  notIncluded: 'nicht enthalten',
  packageLink: 'Zum Paket',
  pictures: {
    digitalMarketing: 'Vier Textseiten, jede höher als die vorige, die letzte in Orange.',
    aiAutomation:
      'Ein Haufen ungleicher Balken läuft durch ein Tor und kommt als geordnete Reihe heraus.',
    software:
      'Sechs Wochen als Säulen: Jede Woche kommt ein Block dazu, Woche vier bis sechs sind orange.',
    workshops: 'Drei Reihen aufsteigender Balken; von Reihe zu Reihe breitet sich das Orange aus.',
  },
  workflow: {
    name: 'Eingangsrechnungen',
    status: 'Beispiellauf',
    steps: [
      { time: '09:41:02', title: 'Rechnung kommt per E-Mail', log: 'PDF, 2 Seiten, abgelegt' },
      { time: '09:41:05', title: 'Beträge und Absender gelesen', log: '3 von 3 Feldern sicher' },
      { time: '09:41:06', title: 'Grenze geprüft', log: 'Über 2.000 €: Mensch fragen' },
      { time: '09:58:40', title: 'Ein Mensch gibt frei', log: 'Ein Klick, das PDF daneben' },
      { time: '09:58:43', title: 'Gebucht und beantwortet', log: 'Jeder Schritt im Protokoll' },
    ],
  },
};
