import { NAMES } from '../names.ts';

export const training = {
  meta: {
    title: 'AI community and training: prompts, tools, Q&A',
    description:
      'Expert prompts, prompt builders, guides and videos, a brand checker and a live Q&A every month. One annual subscription, {price}, VAT included.',
  },
  hero: {
    title: 'The toolkit we use, for a year.',
    subscribe: 'Join the community',
    tools: [NAMES.en.promptLibrary, NAMES.en.smartBuilder, NAMES.en.brandChecker, NAMES.en.liveQA],
  },
  features: {
    title: 'What you get',
    items: [
      {
        title: 'Tools and templates',
        text: '{prompts} expert prompts, prompt templates with fields to fill in, the smart prompt builder and the brand checker. Updated when the models change.',
      },
      {
        title: 'Short courses',
        text: '{tutorials}',
      },
      {
        title: 'Monthly live Q&A',
        text: 'Once a month we sit down together, look at real tasks from the group and answer every question.',
      },
    ],
  },
  tour: {
    title: 'A look inside',
    text: 'The tools as members see them today.',
  },
  sample: {
    title: 'One prompt, whole',
    text: 'This is how the prompts in the library are built: a role with a yardstick, material marked off by tags, the task last. Take it with you.',
    prompt: `You are an editor who cuts without mercy and never changes a fact.

<text>
{{Text}}
</text>

Shorten the text above to {{Number}} words for {{Readers}}.
1. First list the three facts that must survive.
2. Then write the short version in plain sentences.
3. At the end, name what you left out and who might miss it.`,
  },
  course: {
    title: 'What happens when',
    steps: [
      {
        period: 'Today',
        title: 'Create an account',
        text: 'Free: the Smart Prompt Builder, the glossary, the periodic table, three prompts, one lesson and one question about your brand. You need no card.',
      },
      {
        period: 'When you like',
        title: 'Join',
        text: 'You see price, VAT, term and how to cancel before you pay. Everything opens at once.',
      },
      {
        period: 'Every month',
        title: NAMES.en.liveQA,
        text: 'Date, room and a place for your question are on your dashboard. Bring a task, or listen.',
      },
    ],
  },
  pricing: {
    title: 'Annual membership',
    perYear: 'per year, VAT included',
    vatLine: 'Germany: {net} net + {vat} VAT ({vatPercent}%)',
    includes: [
      'Toolkit with {prompts} expert prompts',
      'Prompt templates to fill in, and the Smart Prompt Builder (free as well)',
      NAMES.en.brandChecker,
      'Video tutorials and guides',
      'All updates for the year',
      'Monthly live Q&A',
      'Priority support: a person answers within two working days',
    ],
    guarantee: '14-day money-back guarantee: your legal right of withdrawal',
    button: 'Subscribe now',
  },
  faq: {
    title: 'Questions and answers',
    items: [
      {
        question: 'Who is the community for?',
        answer:
          'For marketers, product people, designers, founders and small teams who want to use AI in their daily work. You need no technical background.',
      },
      {
        question: 'How much time do I need?',
        answer:
          'As much as you have. Most videos take 5 minutes or less, each guide says how long it takes to read, and each prompt works on its own. The live Q&A takes place once a month.',
      },
      {
        question: 'What does it cost?',
        answer:
          '{price} per year, VAT included. In Germany ({vatPercent} percent) that is {net} net plus {vat} VAT; in other EU countries their rate applies, and the total stays the same. There are no further costs.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'At any time, in your dashboard, without a reason: in the first 12 months to their end, after that with one month’s notice. Your access remains until then, and what you have paid beyond it is refunded.',
      },
      {
        question: 'What if it is not for me?',
        answer:
          'As a consumer you can withdraw within 14 days of joining, without a reason, and get your money back in full. That is your right by law.',
      },
      {
        question: 'In which language is the content?',
        answer: 'Prompts, tools and pages are in English and German. You switch whenever you like.',
      },
    ],
  },
  closing: {
    title: 'Start today, use it tomorrow.',
    text: '{price} for a whole year. As a consumer you can withdraw within 14 days.',
    button: 'Subscribe now',
  },
};
