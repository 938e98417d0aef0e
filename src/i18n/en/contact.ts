import { NAMES } from '../names.ts';

export const contact = {
  meta: {
    title: 'Free consultation on MVPs, AI and marketing',
    description:
      'Book a free 15-minute call about MVP development, AI automation, digital marketing or training. No slides, no obligation.',
  },
  hero: {
    title: 'Fifteen minutes, free of charge',
    subtitle: 'Free consultation',
    text: 'Tell us what you have in mind. We answer with a first honest assessment and a suggestion for the next step.',
    email: 'Email Us',
    emailText: 'Rather email us?',
  },
  form: {
    title: 'A free 15-minute call',
    name: 'Name',
    namePlaceholder: 'Ada Example',
    email: 'Email',
    emailPlaceholder: 'you@company.com',
    phone: 'Phone',
    phonePlaceholder: '+49 30 1234567',
    subject: 'Subject',
    subjectPlaceholder: 'What is it about?',
    message: 'Message',
    messagePlaceholder: 'Where are you now, and where do you want to be?',
    honeypot: 'Leave this field empty',
    agree: 'I Agree to the {privacy} and {terms}',
    privacy: NAMES.en.privacy,
    terms: NAMES.en.terms,
    submit: 'Send message',
    sending: 'Sending...',
    closeToast: 'Close message',
  },
  success: {
    toastTitle: 'Message sent!',
    toastText: "We'll get back to you soon with a personalized consultation plan.",
    panelTitle: 'Message Sent!',
    panelText: 'Thank you. You will hear from us by {date}, at {email}.',
    copied: 'A copy is on its way to you by email.',
    facts: { from: 'From', subject: 'Subject', message: 'Message' },
    another: 'Send Another Message',
  },
  errors: {
    termsTitle: 'Please agree to the terms',
    termsText: 'You must accept the Privacy Policy and Terms and Conditions',
    /** `{first}` is the label of the first other field that is wrong. */
    termsAndMore: {
      one: 'You must accept the Privacy Policy and Terms and Conditions. One more entry is missing or wrong: {first}.',
      other:
        'You must accept the Privacy Policy and Terms and Conditions. {count} more entries are missing or wrong; the first is {first}.',
    },
    failedTitle: 'Error sending message',
    failedText: 'Please try again later or contact us directly.',
    timeout: 'The server took too long to answer. Please try again.',
    network:
      'There is no connection to the server. What you wrote is kept; please try again once you are online.',
    tooMany: 'Too many messages came from your connection. Please wait ten minutes or email us.',
    invalid: 'One of your entries was not accepted. Please check them and try again.',
    missing: {
      name: 'Please enter your name.',
      email: 'Please enter your email address.',
      phone: 'Please enter your phone number.',
      subject: 'Please enter a subject.',
      message: 'Please write a message.',
    },
    email: 'Please enter a complete email address, such as ada@company.com.',
    phone: 'A phone number needs digits.',
  },
  outcome: {
    sent: {
      title: 'Message sent',
      description: 'Your message to us has been sent.',
      heading: 'Message Sent!',
      text: "Thank you. We'll get back to you soon with a personalized consultation plan, within two working days.",
      back: 'Back to the home page',
    },
    failed: {
      title: 'Message not sent',
      description: 'Your message to us could not be sent.',
      heading: 'Your message could not be sent',
      text: 'Go back with your browser: what you wrote is usually still there. Please check that every field is filled in, that the email address is complete, that the phone number has digits and that the box for the terms is ticked, then send it again. Or email us: {email}',
      back: 'Back to the form',
    },
  },
};
