import { NAMES } from '../names.ts';

/** Pictures of our own tools: what each is for, and what the picture shows. */
export const captures = {
  sample: 'The answers in this picture come from sample models.',
  'brand-checker': {
    title: NAMES.en.brandChecker,
    text: 'Asks ChatGPT, Claude and Gemini the questions of your customers from memory and with web search, and shows how often you are named, beside whom, and which sources name others instead of you.',
    alt: 'Overview of a campaign: a sentence with the shares of answers that name the brand, with web search and from memory, with their ranges, and who leads.',
  },
  'prompt-library': {
    title: NAMES.en.promptLibrary,
    text: 'Prompts for marketing, product and start-ups, in both languages. Fill in the blanks, copy, and go on in the assistant you use.',
    alt: 'Prompt Library: a search field, a list of categories and cards with prompts.',
  },
  'smart-builder': {
    title: NAMES.en.smartBuilder,
    text: 'Five steps for text, image, video, audio and voice. The prompt grows beside them and can be edited at any time.',
    alt: 'Smart Prompt Builder: steps with tiles on the left, three of them chosen, and the prompt that they make on the right.',
  },
  dashboard: {
    title: NAMES.en.dashboard,
    text: 'Where members start: with their own figures, what they were doing, and the date of the next live Q&A.',
    alt: 'Dashboard: a sentence with the figures of the last answers about the brand, three links, and the place to go on.',
  },
  'periodic-table': {
    title: 'Periodic table of AI tools',
    text: '29 tools in eight groups, with maker, licence and what a team in the EU can count on. Free and without an account.',
    alt: 'Periodic table: 29 tiles in eight columns, and a panel with details of the tool that was chosen.',
  },
};
