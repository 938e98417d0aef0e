/** Words of the email the day before a live Q&A. */
export const eventReminder = {
  subject: 'Live Q&A on {date} at {time} (Berlin time)',
  when: 'The next live Q&A is on {date} at {time}, Berlin time. It takes {minutes} minutes.',
  join: 'The room opens {minutes} minutes before on your dashboard. You can also leave a question there.',
  link: 'To your dashboard',
  why: 'You get this email because the live Q&A is part of your membership. You can switch it off in your account settings.',
  settings: 'To your account settings',
};
