import type { charts as en } from '../en/charts.ts';

export const charts: typeof en = {
  you: 'Du',
  figures: 'Alle Zahlen als Tabelle',
  name: 'Name',
  share: 'Anteil',
  answers: 'Antworten',
  range: 'Spanne',
  date: 'Datum (UTC)',
  answersByDay: 'Antworten (n)',
  answerCount: { one: '1 Antwort', other: '{count} Antworten' },
  ofAnswers: '{k} von {n}',
  rangeInWords: '{low} bis {high}',
  bar: '{name} {share}, {k} von {n}, Spanne {range}',
  named: '{label}: in {k} von {n} genannt',
  notAsked: '{label}: noch nicht gefragt',
  line: '{name} von {from} auf {to}',
  extremes: 'höchster Wert {high} am {highDay}, niedrigster {low} am {lowDay}',
  lines:
    '{first} bis {last}: {lines}. Mit den Pfeiltasten gehst du von Wert zu Wert; in der Tabelle stehen alle.',
  role: 'Diagramm',
  point: '{name}, {day}: {value}',
};
