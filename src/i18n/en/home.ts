export const home = {
  meta: {
    title: 'MVPs, AI automation and digital marketing from Berlin',
    description:
      'A small Berlin team that builds MVPs in 4-6 weeks, automates routine work with AI and runs digital marketing. The first consultation is free.',
  },
  hero: {
    /** Lines on wide windows; the last is in the signal colour. */
    headline: ['From idea', 'to MVP in', '4–6 weeks.'],
    subtitle: 'MVP Development • AI Automations • Digital Marketing',
    description:
      'We build software, automate the routine half of the work with AI, and bring in the people who need it. One small team in Berlin.',
    button: 'START YOUR FREE CONSULTATION',
    note: 'A free 15-minute call. No preparation needed.',
    steps: ['Idea', 'Prototype', 'Test', 'Launch'],
    stats: [
      { title: 'MVP Development', text: 'Idea to product in 4–6 weeks' },
      { title: 'AI Automation', text: 'Workflows that run themselves' },
      { title: 'Digital Marketing', text: 'Found, read, remembered' },
    ],
  },
  services: {
    label: 'Services',
    heading: 'Three things we do, and do ourselves.',
    learnMore: 'Learn More',
    items: {
      software: {
        title: 'MVP development',
        text: 'A working product with users in it, not a slide deck about one. You talk to the people who write the code.',
      },
      aiAutomation: {
        title: 'AI automations',
        text: 'We find the hours your team loses to copy and paste, and give them back, with logs you can read.',
      },
      digitalMarketing: {
        title: 'AI and digital marketing',
        text: 'Content, search and campaigns that an editor would put their name to and a spreadsheet would approve.',
      },
    },
  },
  different: {
    label: 'Why we are different',
    heading: 'A run-up, not a retainer.',
    text: 'A good jump is decided before the take-off. We take the few steps that count, in order, and stop when you can land on your own.',
    points: [
      {
        title: 'One team from first call to launch',
        text: 'Strategy, design, code and marketing sit at one table. Nothing gets lost in a hand-over, because there is none.',
      },
      {
        title: 'Weeks, not quarters',
        text: 'An MVP takes 4-6 weeks. You see it grow every week and can change your mind while that is still cheap.',
      },
      {
        title: 'It stays yours',
        text: 'Code, content, accounts and know-how belong to you. In workshops we train your team to carry on alone.',
      },
    ],
    illustration: 'Four rising bars, and an arc that leaps off the last one.',
  },
  ownProduct: {
    label: 'Our own product',
    heading: 'Does ChatGPT know your company?',
    text: 'We wanted to know that about ourselves first. So we built the Brand Checker, from sketch to payments.',
    action: 'How we built it',
  },
  contact: {
    label: 'Contact',
    heading: 'Tell us what you want to get off the ground.',
    text: 'In a free 15-minute call we find out whether we can help, and say so if we cannot.',
    or: 'Or write to us:',
    illustration: 'Two speech bubbles: a question made of bars and its answer.',
  },
};
