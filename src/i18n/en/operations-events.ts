/** The live Q&A on the operator's page. */
export const operationsEvents = {
  hint: 'Times are those of Berlin. Members get the link from {minutes} minutes before, and an email the day before. After the session, add the recording and the answers here; they then stand among the lessons.',
  columns: { starts_at: 'Begins', topic: 'Topic', state: 'State', questions: 'Questions' },
  states: {
    planned: 'planned',
    noLink: 'link missing',
    over: 'over',
    answersDue: 'answers missing',
  },
  fields: {
    starts_at: 'Day and time (Berlin)',
    minutes: 'Minutes',
    topicEn: 'Topic, English',
    topicDe: 'Topic, German',
    descriptionEn: 'Description, English',
    descriptionDe: 'Description, German',
    joinUrl: 'Link to the room (https)',
    recordingUrl: 'Link to the recording (https)',
    answersEn: 'Written answers, English',
    answersDe: 'Written answers, German',
  },
  answersHint: 'In both languages or in none. Empty lines separate paragraphs.',
  questions: {
    heading: 'Questions',
    loading: 'Loading questions …',
    failed: 'The questions could not be loaded.',
    empty: 'No questions yet.',
    deleted: 'account without a profile',
  },
  add: {
    label: 'Add a live Q&A',
    text: 'Members see the date at once.',
    confirm: 'Add',
    success: 'The live Q&A is on the dashboard.',
  },
  change: {
    label: 'Change',
    text: 'Members see the change at once. If the time changes after the email of the day before, they get another one.',
    confirm: 'Save',
    success: 'Saved.',
  },
  remove: {
    label: 'Remove',
    text: 'It disappears from the dashboard and from the lessons, and nobody is told. Its questions stay readable to nobody and are deleted with their time.',
    confirm: 'Remove',
    success: 'Removed.',
  },
};
