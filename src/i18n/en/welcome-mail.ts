/** The email with which a first membership begins. */
export const welcomeMail = {
  subject: 'Welcome: three steps to begin with',
  text: 'Your membership has begun, and everything is open to you. The contract comes in an email of its own. These three steps show you what you can do here:',
  steps: {
    campaign: {
      heading: '1. Your first campaign',
      text: 'Name your brand and ask what your customers ask. In a few minutes you see whether AI names you, and whom it names instead.',
      link: 'Create your first campaign',
    },
    prompt: {
      heading: '2. A prompt for today’s work',
      text: 'Choose one in the library, fill in its blanks and copy it.',
      link: 'Find a prompt',
    },
    events: {
      heading: '3. The next live Q&A',
      text: 'Bring a task, or listen. Your dashboard shows the date as soon as it is fixed.',
      link: 'To your dashboard',
    },
  },
  help: 'Something does not work, or you do not know where to begin? Simply reply to this email.',
};
