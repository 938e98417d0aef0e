/** What the charts of the members' area have in words (components/charts). */
export const charts = {
  you: 'You',
  /** The closed table under a chart. */
  figures: 'All figures as a table',
  name: 'Name',
  share: 'Share',
  answers: 'Answers',
  range: 'Range',
  date: 'Date (UTC)',
  answersByDay: 'Answers (n)',
  answerCount: { one: '1 answer', other: '{count} answers' },
  ofAnswers: '{k} of {n}',
  /** In sentences; charts have a dash. */
  rangeInWords: '{low} to {high}',
  /** One bar of a chart of shares. */
  bar: '{name} {share}, {k} of {n}, range {range}',
  /** The bars of the answers to a question. */
  named: '{label}: named in {k} of {n}',
  notAsked: '{label}: not asked yet',
  line: '{name} from {from} to {to}',
  extremes: 'highest {high} on {highDay}, lowest {low} on {lowDay}',
  lines:
    '{first} to {last}: {lines}. Arrow keys go from value to value; the table has all of them.',
  /** What a screen reader calls it. */
  role: 'chart',
  point: '{name}, {day}: {value}',
};
