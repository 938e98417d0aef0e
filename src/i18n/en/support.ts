/** "Write to us" in the members' area, and the thread in the account (product 10.12). */
export const support = {
  open: 'Write to us',
  title: 'Write to us',
  intro:
    'A person reads your message and answers within two working days. You get the answer in your account and by email.',
  about: 'About',
  /** What a message can be about. */
  kinds: {
    answer: 'Answer in the Brand Checker',
    prompt: 'Prompt of the library',
    'own-prompt': 'Own prompt',
    lesson: 'Video tutorial',
  },
  leaveOut: 'Leave out',
  leaveOutOf: 'Leave out “{title}”',
  message: 'Your message',
  hint: 'What you write stays here until you send it. We never need a password.',
  missing: 'Please write a message.',
  send: 'Send',
  sending: 'Sending …',
  toThreads: 'Your messages so far',
  close: 'Close',
  sent: {
    title: 'We have your message',
    due: 'You get an answer by {date}, in your account and by email.',
    copy: 'A copy is on its way to {email}.',
    yours: 'You wrote',
    toThread: 'Read it in your account',
  },
  free: {
    text: 'Answers here are part of the premium membership. With the contact form you reach us, too.',
    contact: 'To the contact form',
  },
  problems: {
    limited:
      'That was a lot for one day. Your text stays here; please send it tomorrow, or write to {email}.',
    premium:
      'Your membership has ended, so a new message is not possible here. Please use the contact form.',
    gone: 'This conversation is no longer stored. Please begin a new one.',
    failed: 'That was not sent. Your text is still here; please try again.',
  },
  /** In the account. */
  thread: {
    tab: 'Messages',
    heading: 'Your messages',
    text: 'What you wrote to us in the members’ area, with our answers. We delete a conversation a year after its newest message.',
    empty: 'You have not written to us yet.',
    more: 'Show earlier ones',
    you: 'You',
    us: 'Our answer',
    waiting: 'Answer by {date}',
    answered: 'Answered',
    closed: 'Closed',
    untitled: 'Message of {date}',
    answer: 'Your reply',
    full: 'This conversation is full. Please begin a new one.',
    sent: 'Your message is on its way. You get an answer by {date}.',
    notLoaded: 'Your messages could not be loaded.',
  },
};
