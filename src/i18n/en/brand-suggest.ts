import { NAMES } from '../names.ts';

/** The start of a new campaign in the Brand Checker: suggestions from a website or a description. */
export const brandSuggest = {
  heading: 'Start with your website',
  domain: 'Your domain',
  domainHint:
    'We read its home page once and suggest names and questions. The text goes to OpenAI. You choose what is saved.',
  noDomain: 'Enter a domain, like example.com.',
  withoutSite: 'I have no website',
  withSite: 'I have a website',
  sells: 'What do you sell?',
  sellsHint: 'Goes to OpenAI. No personal data, please.',
  where: 'Where?',
  whereHint: 'The town or region of your customers, or the country.',
  submit: 'Suggest',
  reading: 'Reading {domain}, then thinking of questions. This takes up to a minute.',
  thinking: 'Thinking of questions. This takes up to a minute.',
  errors: {
    'site-not-public': 'Only public websites at their usual address can be read.',
    'site-redirect': 'This website redirects too often or to something else than a web page.',
    'site-unreachable': 'This website could not be reached. Check the spelling.',
    'site-too-slow': 'This website took longer than ten seconds to answer.',
    'site-too-large': 'The home page is larger than a megabyte.',
    'site-not-html': 'There is no web page at this address.',
    'site-refused': 'This website did not let us in.',
    'site-empty': 'The home page has no text that can be read without JavaScript.',
    'suggestions-used-up':
      'You have used your {limit} suggestions of today. There are new ones tomorrow.',
    'service-quota-reached':
      'All members together have used up the suggestions of today. There are new ones tomorrow.',
    'model-timeout': 'The model did not answer in time. Please try again.',
    'model-busy': 'The model is overloaded right now. Please try again in a minute.',
    timeout: 'There was no answer in time. Please try again.',
    network: 'You seem to be offline.',
    other: 'There are no suggestions right now. Please try again.',
  },
  /** After what only concerns the website. */
  instead: 'You can also say what you sell, or fill in the fields below.',
  found: 'Choose what fits',
  foundHint:
    'A model has written this: check the names. What you tick goes into the campaign, and nothing is saved before you create it.',
  variants: 'Other spellings of {brand}',
  competitors: NAMES.en.competitors,
  questions: 'Questions',
  questionsHint: 'The one that you tick first is asked first.',
  purposes: {
    discovery: 'Finding someone',
    local: 'Nearby',
    comparison: 'Comparing',
    price: 'Price',
    trust: 'Trust',
    problem: 'A problem to solve',
  },
  none: 'The model has no suggestions for this. Fill in the fields below.',
  ticked: 'Questions ticked: {count}',
  /** The questions that a campaign keeps. */
  own: 'Questions of this campaign',
  ownHint:
    'One to a line. They are offered when you ask and when you plan; nothing is asked by itself.',
  ownTooMuch: 'At most {count} questions with at most {length} characters each.',
  country: 'Country',
  countryHint: 'Where your customers are.',
  language: 'Language',
  languageHint: 'The language that they ask in.',
  languages: { en: 'English', de: 'German' },
};
