/** The pages of one term or one tool. */
export const entryPage = {
  breadcrumb: 'You are here',
  example: 'An example from work',
  confusedWith: 'What it is confused with',
  readOn: 'read on {day}',
  notChecked: 'not checked',
  term: {
    otherNames: 'Other names',
    category: 'Category',
    source: 'Source',
    ownWords: 'Definition and example are in our own words.',
    unchecked: 'Not checked against a source.',
    related: 'Related terms',
  },
  tool: {
    description: '{name} from {owner}: {useCase} With an example from work.',
    facts: 'At a glance',
    group: 'Group',
    price: 'Price',
    data: 'Where data is processed',
    plan: 'Plan with data in the EU',
    unknown: 'Not known.',
    source: 'Source',
    makersPage: 'the maker’s page',
    latest:
      'Maker and licence are not checked unless a day stands beside them, and all of this changes: what counts is what the maker says.',
    related: 'Tools of the same group',
    table: 'The whole periodic table',
    closing: {
      title: 'Which tool fits your work?',
      text: 'In a free consultation we look at one of your processes and say what is worth trying first.',
      button: 'Get in touch',
    },
  },
};
