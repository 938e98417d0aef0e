export const consent = {
  title: 'Your choice of cookies',
  text: 'With your consent Google Analytics measures which pages and tools are used (cookies for up to 14 months, data also to the USA). What is necessary always runs. Change your choice at any time under “Cookie settings” at the end of each page. {privacy}',
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
    analytics: {
      label: 'Analytics',
      text: 'Google Analytics shows us which pages and tools are used: cookies for up to 14 months, data also to the USA.',
    },
    marketing: {
      label: 'Marketing',
      text: 'Would show us which campaigns lead here. Nothing at present.',
    },
    payment: {
      label: 'Payment',
      text: 'The payment provider’s protection against fraud on our pages. Nothing at present.',
    },
  },
};
