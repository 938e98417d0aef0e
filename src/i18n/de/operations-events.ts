import type { operationsEvents as english } from '../en/operations-events.ts';

export const operationsEvents: typeof english = {
  hint: 'Die Zeiten sind die von Berlin. Mitglieder bekommen den Link ab {minutes} Minuten vorher und am Tag davor eine E-Mail. Trag nach dem Termin hier die Aufzeichnung und die Antworten ein; sie stehen dann bei den Lektionen.',
  columns: { starts_at: 'Beginn', topic: 'Thema', state: 'Stand', questions: 'Fragen' },
  states: {
    planned: 'geplant',
    noLink: 'Link fehlt',
    over: 'vorbei',
    answersDue: 'Antworten fehlen',
  },
  fields: {
    starts_at: 'Tag und Uhrzeit (Berlin)',
    minutes: 'Minuten',
    topicEn: 'Thema, englisch',
    topicDe: 'Thema, deutsch',
    descriptionEn: 'Beschreibung, englisch',
    descriptionDe: 'Beschreibung, deutsch',
    joinUrl: 'Link zum Raum (https)',
    recordingUrl: 'Link zur Aufzeichnung (https)',
    answersEn: 'Schriftliche Antworten, englisch',
    answersDe: 'Schriftliche Antworten, deutsch',
  },
  answersHint: 'In beiden Sprachen oder in keiner. Leere Zeilen trennen Absätze.',
  questions: {
    heading: 'Fragen',
    loading: 'Fragen werden geladen …',
    failed: 'Die Fragen konnten nicht geladen werden.',
    empty: 'Noch keine Fragen.',
    deleted: 'Konto ohne Profil',
  },
  add: {
    label: 'Live-Q&A hinzufügen',
    text: 'Mitglieder sehen den Termin sofort.',
    confirm: 'Hinzufügen',
    success: 'Das Live-Q&A steht im Dashboard.',
  },
  change: {
    label: 'Ändern',
    text: 'Mitglieder sehen die Änderung sofort. Ändert sich die Zeit nach der E-Mail vom Tag davor, bekommen sie noch eine.',
    confirm: 'Speichern',
    success: 'Gespeichert.',
  },
  remove: {
    label: 'Entfernen',
    text: 'Es verschwindet aus dem Dashboard und aus den Lektionen, und niemand bekommt Bescheid. Seine Fragen kann dann niemand mehr lesen; sie werden nach ihrer Frist gelöscht.',
    confirm: 'Entfernen',
    success: 'Entfernt.',
  },
};
