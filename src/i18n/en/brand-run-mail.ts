/** Words of the email about a run of the Brand Checker by schedule. */
export const brandRun = {
  subject: 'Brand Checker: {name}',
  subjectAlert: 'Brand Checker, please look: {name}',
  intro: 'Your scheduled run of “{name}” of {day} is done. {answers} of {planned} answers came.',
  alerts: 'Please look',
  alertOut: '{brand} is no longer mentioned in any answer.',
  alertOutOn: '{brand} is no longer mentioned on {platform}.',
  alertPassed: '{competitor} is now mentioned more often than {brand}.',
  problems: 'What did not work',
  reasons: {
    'membership-ended':
      'Your membership has ended, so nothing more was asked. Your campaign and its results stay.',
    'model-retired':
      'The model for {platforms} no longer exists. We will set a new one; until then choose other platforms.',
    'search-quota':
      'Your web searches for this month are used up, so answers with web search from {platforms} are missing.',
    'provider-outage': '{platforms} did not answer. Nothing is counted for it.',
  },
  figures: 'What the answers say',
  first: 'No run before has answers to these questions; the next one is compared with this one.',
  basis: 'Compared with the run before, on the {count} questions that both have an answer to.',
  compared: '{value} (before: {then})',
  mentioned: 'Answers that mention you',
  mentionedOf: '{mentioned} of {answers}',
  mentions: 'Mentions',
  shareOfVoice: 'Share of voice',
  sentiment: 'Sentiment',
  score: '{score} of 100',
  judge: 'Tone: judged by a language model, and by a word list where that failed.',
  none: 'none',
  newCitations: 'Newly cited websites',
  lostCitations: 'No longer cited',
  more: 'and {count} more',
  next: 'The next run is on {day}.',
  stopped:
    'The schedule has stopped. You can start it again in the Brand Checker, under “Schedule” of the campaign.',
  ended: 'No further run is planned.',
  open: 'Open the Brand Checker',
  switchOff:
    'You get this email because the campaign has a schedule. To get none, choose “Schedule” in the campaign’s menu and switch the email off.',
};
