export const consent = {
  title: 'Your choice of cookies',
  text: 'We need some cookies to run this site. The others only with your consent. {privacy}',
  privacyLink: 'Privacy policy',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  customize: 'Customize',
  save: 'Save choices',
  close: 'Close without saving',
  reopen: 'Cookie settings',
  purposesLabel: 'Purposes',
  purposes: {
    necessary: { label: 'Necessary', text: 'Sign-in, language, theme and this choice. Always on.' },
    analytics: { label: 'Analytics', text: 'Shows us which pages and tools are used.' },
    marketing: { label: 'Marketing', text: 'Shows us which campaigns lead here.' },
    payment: {
      label: 'Payment',
      text: 'The payment provider’s protection against fraud on our pages.',
    },
  },
};
