export const services = {
  whatYouGet: 'What You Get',
  /** Name of the services menu, above the headline. */
  label: 'Services',
  /** Heads of the table of targets. */
  target: { what: 'What, and how we measure it', value: 'Target' },
  video: {
    loading: 'Video loading',
    label:
      'Silent animation: a brief becomes an outline, a draft, an approval and a monthly report.',
  },
  /** In a table, for what a size of a package does not have. */
  notIncluded: 'not included',
  packageLink: 'See the package',
  /** What the pictures show, for people who do not see them. */
  pictures: {
    digitalMarketing: 'Four pages of text, each taller than the one before, the last in orange.',
    aiAutomation: 'A pile of uneven bars runs through one gate and comes out as an orderly row.',
    software: 'Six weeks as columns: every week adds a block, the weeks four to six are orange.',
    workshops: 'Three rows of rising bars; from row to row the orange spreads.',
  },
  /** The picture of a workflow on the automation page: an invented invoice on its way. */
  workflow: {
    name: 'Incoming invoices',
    status: 'Example run',
    steps: [
      { time: '09:41:02', title: 'Invoice arrives by email', log: 'PDF, 2 pages, filed' },
      { time: '09:41:05', title: 'Amounts and supplier are read', log: '3 of 3 fields certain' },
      { time: '09:41:06', title: 'Limit is checked', log: 'Above 2,000 €: ask a person' },
      { time: '09:58:40', title: 'A person approves', log: 'One click, with the PDF beside it' },
      { time: '09:58:43', title: 'Booked and answered', log: 'Every step kept in the log' },
    ],
  },
};
