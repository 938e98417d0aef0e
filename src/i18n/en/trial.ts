import type { PreviewedTool } from '#shared/entities/tool.ts';
import { NAMES } from '../names.ts';

const tools: Record<PreviewedTool, { title: string; text: string; picture: string }> = {
  brandChecker: {
    title: NAMES.en.brandChecker,
    text: 'Asks ChatGPT, Claude and Gemini what your customers ask, every week if you like, and shows whom they name, what they rest on and what you can do.',
    picture: 'The overview of a campaign.',
  },
  promptLibrary: {
    title: NAMES.en.promptLibrary,
    text: 'Prompts for marketing, product and start-ups, with a field for each blank, an example and a sample answer.',
    picture: 'Prompt Library: a search field, a list of categories and cards with prompts.',
  },
  lessons: {
    title: NAMES.en.videoTutorials,
    text: 'Short lessons with written guides: how to ask, how to check an answer, and how to measure what AI says about you.',
    picture:
      'A page of a lesson: an answer with its statements marked, and the check of one source.',
  },
};

/** What free members see and try of what is sold. */
export const trial = {
  loading: 'Loading',
  failed: 'This could not be loaded.',
  question: {
    heading: 'Whom do ChatGPT, Claude and Gemini name?',
    intro: 'One free question about your brand: each model answers once, from memory.',
    brand: 'Your brand',
    sells: 'What do you sell?',
    where: 'Where?',
    whereHint: 'The town, region or country of your customers.',
    /** The question that is made of the two fields. */
    template: 'Who offers {sells} in {where}? Which of them would you recommend?',
    templateAnywhere: 'Who offers {sells}? Which of them would you recommend?',
    prompt: 'The question',
    promptHint:
      'Made from your two answers; change it as you like. Leave your name out of it. It goes to OpenAI, Anthropic and Google: no personal data, please.',
    noBrand: 'Enter the name of your brand.',
    noPrompt: 'Say what you sell, or write a question.',
    submit: 'Ask all three',
    asking: 'Asking, 10 to 60 seconds.',
    states: {
      used: 'Your free question has been asked already, with another account of this mailbox. The sample report shows what Premium measures.',
      'day-used-up':
        "Today's free questions are used up. There are new ones tomorrow. Until then, the sample report shows what Premium measures.",
      'month-used-up':
        "This month's free questions are used up. There are new ones on the first. Until then, the sample report shows what Premium measures.",
    },
    errors: {
      'too-many-requests':
        'The models did not answer several times today. Please try again tomorrow.',
      'model-timeout': 'No model answered in time. Your question is still free: please try again.',
      'model-busy':
        'The models are overloaded. Your question is still free: try again in a minute.',
      'model-failed': 'No model answered. Your question is still free: please try again.',
      network: 'You seem to be offline.',
      other: 'The question could not be asked. Please try again.',
    },
  },
  result: {
    asked: 'Asked on {day}:',
    named: '{k} of {n} answers name {brand}.',
    range: 'Range {low} to {high}: {count} answers are a hint, not a measurement.',
    rangeOne: 'Range {low} to {high}: one answer is a hint, not a measurement.',
    branded: 'Your question contains the name, so the answers repeat it.',
    isNamed: 'Names {brand}',
    isNotNamed: 'Does not name {brand}',
    others: 'Named instead',
    alsoNamed: 'Also named',
    noOthers: 'Its answer has no list of names.',
    othersNote: 'The names are read from the lists of the answers by a rule, so look at the text.',
    read: 'Read the answer',
    cut: 'The answer is longer than shown.',
    noAnswer: 'No answer',
    sample: 'Sample answers of the local emulator',
    more: 'Premium asks your questions again and again, with web search too, and shows what changes.',
    order: 'See Premium',
  },
  sample: {
    open: 'See the sample report',
    title: 'Sample report',
    text: 'Made-up answers about a made-up bicycle workshop, counted as yours would be.',
  },
  open: {
    heading: 'Open to you',
    prompts: 'Three prompts of the library',
    lesson: 'One lesson',
    show: 'Open',
    showNamed: 'Open “{title}”',
    minutes: { one: 'one minute to read', other: '{count} minutes to read' },
  },
  preview: {
    tools,
    perYear: 'per year, VAT included',
    order: 'Become a Premium member',
  },
};
