import { z } from 'astro/zod';
import { agreement, callToAction, card, seo, steps } from './blocks.ts';

const titledCards = (count: number) =>
  z.strictObject({
    title: z.string().describe('Heading of the block.'),
    items: z.array(card).length(count),
  });

const size = z.string().optional();

/** A marketing package page (product 11.4). */
export const packageSchema = z.strictObject({
  ...seo,
  title: z.string().describe('Headline of the page.'),
  subtitle: z.string().describe('One sentence below the headline.'),
  currency: z.enum(['USD', 'EUR']).describe('Dollars on English pages, euro on German ones.'),
  benefits: titledCards(3),
  areas: titledCards(4),
  timeline: z.strictObject({
    title: z.string().describe('Heading with the length in days.'),
    steps: steps.length(4),
  }),
  results: z.strictObject({
    title: z.string().describe('Heading of the table.'),
    items: z
      .array(
        z.strictObject({
          what: z.string().describe('A deliverable, in a few words.'),
          largest: size.describe('How much of it the largest size has; empty when it has none.'),
          middle: size.describe('The same for the middle size.'),
          smallest: size.describe('The same for the smallest size.'),
        }),
      )
      .min(5),
  }),
  agreement: agreement.describe('Who does what, what is not included, how it is paid.'),
  packages: z.strictObject({
    title: z.string().describe('Heading above the prices.'),
    note: z
      .string()
      .describe('Below the heading: whether VAT is in the prices, and for whom they are.'),
    items: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the size.'),
          priceCents: z.int().positive().describe('Price in cents of the currency above.'),
          duration: z.string().describe('Length in days, as it is shown.'),
          description: z.string().describe('One sentence.'),
          guarantee: card.describe('What we do when it takes longer.'),
        }),
      )
      .length(3)
      .describe('From the largest to the smallest.'),
  }),
  contact: callToAction.describe('Last block of the page.'),
});

export type PackageContent = z.infer<typeof packageSchema>;
