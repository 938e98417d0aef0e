/** The pages of one term or one tool. */
export const entryPage = {
  breadcrumb: 'You are here',
  example: 'An example from work',
  confusedWith: 'What it is confused with',
  term: {
    otherNames: 'Other names',
    category: 'Category',
    source: 'Source',
    ownWords: 'Definition and example are in our own words.',
    related: 'Related terms',
  },
  tool: {
    description: '{name} from {owner}: {useCase} With an example from work.',
    facts: 'At a glance',
    group: 'Group',
    price: 'Price',
    priceUnknown: 'Not recorded here and not checked; the maker’s page has it.',
    data: 'Where data is processed',
    dataIn: {
      'eu-company': 'Not known; the maker is in the EU',
      'eu-data': 'In the EU on some plans, otherwise not known',
      'own-server': 'On your own servers when you run the model yourself, otherwise not known',
      available: 'Not known; ask the maker',
    },
    plan: 'Plan with data in the EU',
    planWith: {
      'eu-company': 'Not known',
      'eu-data': 'There is one; which one is not recorded here',
      'own-server': 'Not known',
      available: 'Not known',
    },
    source: 'Source',
    makersPage: 'the maker’s page',
    related: 'Tools of the same group',
    table: 'The whole periodic table',
    closing: {
      title: 'Which tool fits your work?',
      text: 'In a free consultation we look at one of your processes and say what is worth trying first.',
      button: 'Get in touch',
    },
  },
};
