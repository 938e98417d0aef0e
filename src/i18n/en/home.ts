export const home = {
  meta: {
    title: 'MVPs, AI automation and digital marketing from Berlin',
    description:
      'A small Berlin team that builds MVPs in 4-6 weeks, automates routine work with AI and runs digital marketing. The first consultation is free.',
  },
  hero: {
    /** Lines on wide windows; the last is in the signal colour. */
    headline: ['From idea', 'to MVP in', '4-6 weeks.'],
    subtitle: 'MVP Development • AI Automations • Digital Marketing',
    description:
      'We build software, automate the routine half of the work with AI, and bring in the people who need it. One small team in Berlin.',
    button: 'START YOUR FREE CONSULTATION',
    note: 'A free 15-minute call. No preparation needed.',
    /** {price}: the lowest of a package. */
    price: 'Packages at a fixed price, from {price}',
    members: 'Members’ area: tools and lessons',
    bars: {
      label: 'One product of ours at four moments',
      idea: {
        name: 'Idea',
        when: 'The first call',
        text: 'Does ChatGPT know us?',
      },
      prototype: { name: 'Prototype', when: 'Week 1, to click through' },
      test: {
        name: 'Test',
        when: 'From week 2, at every change',
        checks: [
          'Weight of each page',
          'Contrast and keyboard',
          'Without JavaScript',
          'Two languages',
          'From sign-up to cancellation',
        ],
      },
      launch: {
        name: 'Launch',
        when: 'Weeks 5–6. Sample answers.',
        /** Answers to the question beside it, in three runs. */
        verdict: 'Named in {count} of {of} answers.',
        share: '{count} of {of}',
        daysAgo: { one: 'Yesterday', other: '{count} days ago' },
      },
    },
    stats: [
      { title: 'MVP Development', text: 'Idea to product in 4-6 weeks' },
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
        time: { label: 'From scope to launch', value: '4-6 weeks, fixed price' },
      },
      aiAutomation: {
        title: 'AI automations',
        text: 'We find the hours your team loses to copy and paste, and give them back, with logs you can read.',
        time: { label: 'First process', value: '6 weeks, off switch included' },
      },
      digitalMarketing: {
        title: 'AI and digital marketing',
        text: 'Content, search and campaigns that an editor would put their name to and a spreadsheet would approve.',
        time: { label: 'First roadmap', value: '90 days, with numbers you can check' },
      },
    },
    weeks: {
      label: 'Six weeks',
      week: 'Week {count}',
      steps: ['Prototype', 'Sign-in', 'Payment', 'First users', 'Fixes', 'Launch'],
    },
    report: {
      title: '{brand}, a report',
      sample: 'Sample',
      heading: 'Three assistants name you. Four weeks ago it was one.',
      chart: 'Named in how many of {of} answers',
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
    run: {
      intro: 'This run was ours: the Brand Checker.',
      sketch: { title: 'Sketch', text: 'One question, three models, four bars.' },
      sketchAlt: 'Drawing: a field for a question, and four rising bars below it.',
      first: {
        title: 'First version',
        text: 'Named or not, in one table. Filled is named. A sample.',
        question: 'Question',
        questions: { repair: 'Repair', lease: 'Leasing' },
        named: 'named',
        notNamed: 'not named',
      },
      today: {
        title: 'Today',
        /** {brand}: the sample's. */
        heading: '{brand}: named in {count} of {of} answers, first in {first}.',
        text: 'Asks by schedule, keeps memory and web search apart, and shows who is named instead.',
      },
    },
  },
  ask: {
    label: 'Our own product',
    heading: ['Does ChatGPT know', 'your company?'],
    /** The headline's last line, by question. */
    answers: {
      repair: 'Yes, in second place.',
      lease: 'Yes. Gemini does not.',
      earlier: 'Not four weeks ago.',
    },
    /** {brand}: the sample's. */
    legend: 'Ask what a customer would ask. Here for a made-up workshop, {brand}.',
    earlier: 'The first question, four weeks earlier',
    places: ['1st', '2nd', '3rd'],
    notNamed: 'not named',
    note: 'Sample answers, shortened. The higher the bar, the earlier the name. Orange is you.',
    action: 'How we built the Brand Checker',
  },
  measured: {
    heading: 'Measured on this site',
    /** Of the run. */
    text: 'Home page, {day}.',
    seconds: 's',
    milliseconds: 'ms',
    paint: 'Until the largest text stands. An empty page needs {empty}.',
    blocked: 'Without an answer to a tap.',
    shift: 'Shift of anything while the page loads.',
    score: 'The lowest of Lighthouse’s four scores.',
    how: 'How we measure',
    method:
      'With Lighthouse as on a phone: slow 4G, a quarter of the processor, an empty cache. Medians of five runs, beside an empty page in the same turn.',
  },
  tiles: {
    heading: ['{count} AI tools,', 'in their elements.'],
    text: 'What each is good for, and what a team in the EU can count on. Free and without an account.',
    action: 'Open the periodic table',
  },
  contact: {
    label: 'Contact',
    heading: 'Tell us what you want to get off the ground.',
    text: 'In a free 15-minute call we find out whether we can help, and say so if we cannot.',
    or: 'Or write to us:',
    illustration: 'Four rising bars, and an arc that leaps off the last one.',
  },
};
