/** Emails about messages in the members' area (product 10.13). */
export const supportMail = {
  received: {
    subject: 'Your message to us',
    text: 'We have your message. A person answers by {date}, in your account and by email.',
    about: 'About',
    wrote: 'You wrote',
    link: 'Read it in your account',
  },
  answer: {
    subject: 'Our answer to your message',
    hello: 'Hello {name},',
    link: 'Answer here',
    wrote: 'You wrote on {date}',
  },
  report: {
    subject: 'Message of a member, due {date}',
    intro:
      'A member has written to us. Please answer on the operator’s page: the member gets the answer in the account and by email. A reply to this email would not be stored there.',
    name: 'Name',
    email: 'Email',
    membership: 'Membership',
    premium: 'premium',
    free: 'none any more',
    about: 'About',
    due: 'Answer by',
    message: 'Message',
  },
};
