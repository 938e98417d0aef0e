import { NAMES } from '../names.ts';

export const glossary = {
  meta: {
    title: 'AI glossary: terms from AI and marketing explained',
    description:
      '{count} terms around artificial intelligence, explained in plain language: models, training, agents, retrieval, output and more.',
  },
  heading: NAMES.en.glossary,
  intro:
    '{count} terms, in plain language, each with an example. Search, or read your way through the nine categories.',
  back: 'Back to dashboard',
  search: 'Search the glossary',
  placeholder: 'Search terms and definitions ...',
  jump: 'Categories',
  count: '{count} terms',
  see: 'See also:',
  about: 'More on {term}',
  noResults: 'No results found for your search.',
  noResultsHint: 'Try a different term.',
  categories: {
    models: 'Models',
    training: 'Training',
    learning: 'Learning',
    agentic: 'Agentic AI',
    architectures: 'Architectures',
    retrieval: 'Retrieval',
    integrations: 'Integrations',
    output: 'Output',
    other: 'Other',
  },
  closing: {
    title: 'From knowing the words to using them',
    text: 'Members get expert prompts, short tutorials and a live Q&A every month.',
    button: 'Master prompting',
  },
};
