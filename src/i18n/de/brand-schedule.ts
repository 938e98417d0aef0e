import type { brandSchedule as en } from '../en/brand-schedule.ts';
import { NAMES } from '../names.ts';

export const brandSchedule: typeof en = {
  menu: 'Zeitplan',
  title: 'Nach Zeitplan fragen',
  save: 'Zeitplan speichern',
  every: 'Wie oft',
  rhythms: { off: 'Nicht von selbst', daily: 'Jeden Tag', weekly: 'Jede Woche' },
  weeklyOn: 'Jeden {day}',
  weekday: 'Tag',
  offHint: 'Du testest von Hand.',
  offer:
    'Soll das jeden Montag gefragt werden, mit einer E-Mail, in der steht, was sich geändert hat?',
  offerAction: 'Jeden Montag fragen',
  prompts: 'Prompts',
  promptsHint: 'Einer pro Zeile, höchstens {count}.',
  tooMany: 'Höchstens {count} Prompts.',
  tooLong: 'Ein Prompt darf höchstens {length} Zeichen haben.',
  suggestions:
    'Schon gefragt oder für die Kampagne vorgeschlagen. Wähle einen Prompt aus, um ihn hinzuzufügen:',
  add: 'Hinzufügen:',
  platforms: 'Plattformen',
  incomplete: 'Gib mindestens einen Prompt ein und wähle mindestens eine Plattform.',
  mail: 'Schick mir nach jedem Lauf eine E-Mail, in der steht, was sich geändert hat',
  runs: 'Von selbst',
  next: 'Nächster Lauf',
  noNext: 'keiner',
  inactive: 'keiner, solange die Kampagne nicht aktiv ist',
  current: 'Läuft',
  progress: '{settled} von {planned} Antworten.',
  waits: {
    quota: 'Deine Antworten für heute sind aufgebraucht; der Rest folgt morgen.',
    ceiling: 'Alle Mitglieder zusammen haben die Antworten für heute aufgebraucht; der Rest folgt.',
    searches: 'Deine Websuchen für heute sind aufgebraucht; der Rest folgt morgen.',
    budget:
      'Das Geld für geplante Läufe aller Mitglieder ist für diesen Monat aufgebraucht; der Rest folgt.',
  },
  last: 'Letzter Lauf',
  outcome: '{at}, {answers} von {planned} Antworten',
  found: 'Ergebnis',
  named: 'Genannt in',
  ofAnswers: '{k} von {n} Antworten',
  share: 'Share of Voice',
  sentiment: NAMES.de.sentiment,
  changed: '{label} {value} (davor: {before})',
  none: 'keine',
  notes: 'Hinweise zu {name}',
  reasons: {
    'membership-ended': 'Deine Mitgliedschaft war beendet, darum wurde nichts gefragt.',
    'model-retired': 'Das Modell für {platforms} gibt es nicht mehr.',
    'search-quota':
      'Deine Websuchen des Monats waren aufgebraucht: Im letzten Lauf fehlen Antworten mit Websuche von {platforms}.',
    'provider-outage': 'Keine Antworten im letzten Lauf: {platforms}.',
  },
  stopped:
    'Der Zeitplan ist angehalten. Um ihn wieder zu starten, öffne „Zeitplan“ und speichere ihn.',
  alertOut: '{brand} wird in keiner Antwort mehr erwähnt.',
  alertOutOn: '{brand} wird auf {platform} nicht mehr erwähnt.',
  alertPassed: '{competitor} wird jetzt öfter erwähnt als {brand}.',
};
