import { NAMES } from '../names.ts';

export const periodicTable = {
  meta: {
    title: 'Periodic Table of AI Tools for teams in the EU',
    description:
      '29 AI tools in eight groups, from foundation models to design: what each one is good for, how hard it is to learn, and where to find it.',
  },
  heading: 'The periodic table of AI tools',
  intro: '29 tools we know from our own work, in eight groups. Choose one for the details.',
  filterLabel: 'Show a group',
  all: 'All',
  tableLabel: 'AI tools by group',
  keyboardHint: 'In the table, the arrow keys lead from tool to tool, and Enter opens one.',
  categories: {
    'foundation-models': {
      name: 'Foundation Models',
      text: 'The assistants and models that most other tools are built on.',
    },
    'creative-generation': {
      name: 'Creative Generation',
      text: 'Pictures and film from a description.',
    },
    'audio-voice': {
      name: 'Audio & Voice',
      text: 'Speech, music and editing both.',
    },
    'productivity-business': {
      name: 'Productivity & Business',
      text: 'Notes, meetings, documents and translation.',
    },
    'automation-integration': {
      name: 'Automation & Integration',
      text: 'Connect programs, so that work runs on its own.',
    },
    'development-code': {
      name: 'Development & Code',
      text: 'Write, change and ship software with a model at your side.',
    },
    'research-analysis': {
      name: 'Research & Analysis',
      text: 'Find sources, read them and draw conclusions.',
    },
    'design-creative': {
      name: 'Design & Creative Tools',
      text: 'Layouts, interfaces and websites.',
    },
  },
  categoriesHeading: 'Eight groups',
  categoriesText: 'A tile shows its group in the table above.',
  toolCount: { one: '{count} tool', other: '{count} tools' },
  complexity: { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' },
  complexityLabel: NAMES.en.complexity,
  useCaseLabel: 'Use case',
  facts: {
    maker: 'Maker',
    licence: {
      label: 'Licence',
      proprietary: 'Proprietary service',
      'partly-open': 'Proprietary, with some models to download',
      'source-available': 'Source available, free for your own use',
    },
    europe: {
      label: 'In the EU',
      'eu-company': 'Made in the EU',
      'eu-data': 'Available; some plans keep data in the EU',
      'own-server': 'Available, also on your own servers',
      available: 'Available; ask where data is processed',
    },
  },
  visit: 'Visit {name}',
  about: 'More on {name}',
  panel: {
    label: 'Details',
    empty: 'No tool chosen yet',
    emptyText: 'Choose a tile to read what the tool is good for.',
    close: 'Clear selection',
  },
  explanation: {
    heading: 'How to read the table',
    text: 'As in chemistry, a column is a family: tools that do related things stand one below the other. Within a family, the easy ones come first.',
    note: 'The choice is ours, nobody pays for a place, and it changes as the tools do. Makers, licences and what is said about the EU are not checked, unless the tool’s page names a source and a day: what counts is what the maker’s own page says.',
    points: [
      {
        term: 'Symbol',
        text: 'One or two letters that stand for the tool, like an element’s.',
      },
      {
        term: 'Number and stripe',
        text: 'The number at the top right and the pattern of the stripe name the group, so that nobody depends on the colour.',
      },
      {
        term: 'Dots',
        text: 'One for beginners, two for people with some practice, three when you need technical knowledge.',
      },
    ],
  },
};
