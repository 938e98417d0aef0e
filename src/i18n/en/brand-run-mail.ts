import { NAMES } from '../names.ts';

/** Words of the email about a run of the Brand Checker by schedule. */
export const brandRun = {
  /** The result; `{mode}` is one of `in`. */
  subject: '{brand}: named in {k} of {n} answers {mode} ({share})',
  subjectAlert: 'Please look: {subject}',
  subjectEmpty: 'Brand Checker: no answers for {name}',
  in: { memory: 'from memory', search: 'with web search' },
  intro:
    'Your scheduled run of “{name}” of {day} is done. {answers} of {planned} answers came back.',
  /** How an answer was made, each measured by itself. */
  measures: { memory: 'From memory', search: 'With web search' },
  named: 'named in {k} of {n} answers, {share} (range {low} to {high})',
  todo: 'One thing to do',
  alerts: 'Please look',
  alertOut: '{brand} is no longer named in any answer ({basis}).',
  alertOutOn: '{brand} is no longer named on {platform} ({basis}).',
  alertPassed: '{competitor} is now named more often than {brand} ({basis}).',
  basis: { held: 'in two runs in a row', clear: 'more than chance' },
  problems: 'What did not work',
  reasons: {
    'membership-ended':
      'Your membership has ended, so nothing more was asked. Your campaign and its answers stay.',
    'model-retired':
      'The model for {platforms} no longer exists. We will set a new one; until then choose other platforms.',
    'search-quota':
      'Your web searches for this month are used up, so answers with web search from {platforms} are missing.',
    'provider-outage': '{platforms} did not answer. Nothing is counted for it.',
  },
  figures: 'Compared with the run before, {mode}',
  figuresAlone: 'More figures, {mode}',
  first: 'This is the first run with these questions. The next will be compared with it.',
  compared: '{value} (before: {then})',
  answers: 'Answers that name {brand}',
  share: '{k} of {n}, {share} (range {low} to {high})',
  change: 'Change',
  changed: {
    more: 'named more often ({basis})',
    less: 'named less often ({basis})',
    chance: 'may be chance: the ranges overlap',
  },
  shareOfVoice: 'Share of voice',
  sentiment: NAMES.en.sentiment,
  score: '{score} of 100 in {n} answers',
  critical: 'Critical answers to read',
  judge: 'Sentiment: judged by a language model, and by a word list where that failed.',
  none: 'none',
  changes: 'Which questions changed, and for whom',
  noChanges: 'No question changed by more than chance.',
  questionMore:
    '“{question}”: {name} is named more often, in {k} of {n} answers (range {low} to {high}); before in {wasK} of {wasN} ({wasLow} to {wasHigh}). {basis}',
  questionLess:
    '“{question}”: {name} is named less often, in {k} of {n} answers (range {low} to {high}); before in {wasK} of {wasN} ({wasLow} to {wasHigh}). {basis}',
  basisLine: { held: 'It held in two runs in a row.', clear: 'The ranges do not touch.' },
  newCitations: 'Websites that answers with web search cite for the first time',
  lostCitations: 'No longer cited in answers with web search',
  more: 'and {count} more',
  range:
    'Each range is where the share lies with 95% confidence (Wilson). Answers to one question resemble each other, so it is in truth somewhat wider.',
  next: 'The next run is on {day}.',
  stopped:
    'The schedule has stopped. You can start it again in the Brand Checker, under “Schedule” of the campaign.',
  ended: 'No further run is planned.',
  open: 'Open “{name}” in the Brand Checker',
  switchOff:
    'You get this email because the campaign has a schedule. To get none, choose “Schedule” in the campaign’s menu and switch the email off.',
};
