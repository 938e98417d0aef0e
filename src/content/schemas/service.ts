import { z } from 'astro/zod';
import { agreement, callToAction, card, results, seo, steps } from './blocks.ts';
import { deliverable } from './deliverable.ts';

/** Names of the pictograms in features/services/service-icons.ts. */
export const SERVICE_ICONS = [
  'content',
  'search',
  'campaign',
  'analytics',
  'social',
  'roadmap',
  'workflow',
  'agent',
  'leads',
  'mvp',
  'platform',
  'tools',
  'prompting',
  'marketing-tools',
  'operations',
  'talk',
] as const;

/** What every service page has (product 11.2). */
const base = {
  ...seo,
  title: z.string().describe('Headline of the page.'),
  subtitle: z.string().describe('One or two sentences below the headline.'),
  facts: z
    .array(
      z.strictObject({
        label: z.string().describe('A few words, such as "Price".'),
        value: z.string().describe('A few words, set large.'),
      }),
    )
    .length(2)
    .describe('In the hero: how long it takes, and how the price comes about.'),
  bookCall: z.string().describe('Label of every consultation button on the page.'),
  whyChooseUs: z.string().describe('Heading of the second block.'),
  whyChooseText: z.string().describe('Text of the second block, one paragraph.'),
  deliverable: deliverable.describe('The sample on the dark ground.'),
  whatWeOffer: z.string().describe('Heading above the services.'),
  services: z
    .array(
      z.strictObject({
        icon: z.enum(SERVICE_ICONS).describe('Pictogram of the service.'),
        title: z.string().describe('Name of the service.'),
        description: z.string().describe('One to three sentences.'),
        features: z.array(z.string()).min(3).describe("The list 'What You Get'."),
      }),
    )
    .min(3)
    .describe('In the order of the page; each is reached as #service-0, #service-1 and so on.'),
  course: z
    .strictObject({
      title: z.string().describe('Heading above the steps.'),
      steps: steps.min(4).max(6),
    })
    .describe('What one gets in which week.'),
  agreement: agreement.describe('Who does what, what is not included, what it costs.'),
  results: results.describe('The table of targets.'),
  closing: callToAction.describe('Last block of the page.'),
};

const cards = z.array(card).min(2);
const sample = card.describe('Heading and text beside a picture of one of our own tools.');

/** One variant per page, told apart by `page` (product 11.2). */
export const serviceSchema = z.discriminatedUnion('page', [
  z.strictObject({
    ...base,
    page: z.literal('digital-marketing'),
    workInAction: card.describe('Heading and text beside the video.'),
    workflows: cards.describe('Cards below the video.'),
    packagesTitle: z.string().describe('Heading above the links to the packages.'),
  }),
  z.strictObject({
    ...base,
    page: z.literal('ai-automation'),
    readyToStart: z.string().describe('First sentences of the closing call.'),
    screenshot: card.describe('Heading and text beside the workflow picture.'),
    callToAction: callToAction.describe('Tile that leads to the contact page.'),
  }),
  z.strictObject({
    ...base,
    page: z.literal('software'),
    sample,
    mvp: callToAction.describe('Card of the SaaS MVP; leads to the contact page.'),
  }),
  z.strictObject({
    ...base,
    page: z.literal('workshops-webinars'),
    sample,
    recording: card.describe('Text in the place of the workshop recording.'),
    materials: cards.describe('Cards for materials and recordings.'),
  }),
]);

export type ServiceContent = z.infer<typeof serviceSchema>;
export type ServicePage = ServiceContent['page'];
