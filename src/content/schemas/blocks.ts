import { z } from 'astro/zod';

/** Blocks that the service and the package pages share. */

export const card = z.strictObject({
  title: z.string().describe('A few words.'),
  text: z.string().describe('One or two sentences.'),
});

export const callToAction = card.extend({
  button: z.string().describe('Label of the link to the contact page.'),
});

export const results = z.strictObject({
  title: z.string().describe('Heading of the panel.'),
  items: z
    .array(
      z.strictObject({
        value: z.string().describe('The number with its sign and unit, as it is shown.'),
        label: z.string().describe('What the number measures.'),
      }),
    )
    .min(1),
});

export const seo = {
  metaTitle: z.string().max(60).describe('Title for search engines, without the brand.'),
  metaDescription: z.string().min(80).max(170).describe('Description for search engines.'),
};
