import type { captures as en } from '../en/captures';
import { NAMES } from '../names.ts';

export const captures: typeof en = {
  sample: 'Die Antworten auf diesem Bild stammen von Beispielmodellen.',
  'brand-checker': {
    title: NAMES.de.brandChecker,
    text: 'Stellt ChatGPT, Claude und Gemini die Fragen deiner Kundschaft aus dem Gedächtnis und mit Websuche. Du siehst, wie oft du genannt wirst, neben wem und welche Quellen andere nennen und dich nicht.',
    alt: 'Übersicht einer Kampagne: ein Satz mit den Anteilen der Antworten, die die Marke nennen, mit Websuche und aus dem Gedächtnis, mit ihren Spannen, und wer vorn liegt.',
  },
  'prompt-library': {
    title: NAMES.de.promptLibrary,
    text: 'Prompts für Marketing, Produkt und Start-ups, in beiden Sprachen. Lücken füllen, kopieren und im Assistenten deiner Wahl weitermachen.',
    alt: 'Prompt-Bibliothek: ein Suchfeld, eine Liste der Kategorien und Karten mit Prompts.',
  },
  'smart-builder': {
    title: NAMES.de.smartBuilder,
    text: 'Fünf Schritte für Text, Bild, Video, Audio und Stimme. Daneben wächst der Prompt, und du kannst ihn jederzeit ändern.',
    alt: 'Smart Prompt Builder: links Schritte mit Kacheln, drei davon gewählt, rechts der Prompt, der daraus entsteht.',
  },
  dashboard: {
    title: NAMES.de.dashboard,
    text: 'Hier fangen Mitglieder an: mit ihren eigenen Zahlen, dem, woran sie waren, und dem Termin des nächsten Live-Q&A.',
    alt: 'Dashboard: ein Satz mit den Zahlen der letzten Antworten über die Marke, drei Links und die Stelle zum Weitermachen.',
  },
  'periodic-table': {
    title: NAMES.de.periodicTable,
    text: '29 Tools in acht Gruppen, mit Hersteller, Lizenz und dem, worauf ein Team in der EU zählen kann. Kostenlos und ohne Konto.',
    alt: 'Periodensystem: 29 Kacheln in acht Spalten und ein Feld mit den Angaben zum gewählten Tool.',
  },
};
