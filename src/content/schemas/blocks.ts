import { z } from 'astro/zod';

/** Blocks that the service and the package pages share. */

export const card = z.strictObject({
  title: z.string().describe('A few words.'),
  text: z.string().describe('One or two sentences.'),
});

export const callToAction = card.extend({
  button: z.string().describe('Label of the link to the contact page.'),
});

/** What happens when; each step says what the client gets. */
export const steps = z.array(
  card.extend({ period: z.string().describe('When: the week, or the time before or after.') }),
);

const list = z.strictObject({
  title: z.string().describe('Heading of the list.'),
  items: z.array(z.string()).min(3),
});

/** What both sides know before they begin. */
export const agreement = z.strictObject({
  title: z.string().describe('Heading of the block.'),
  we: list.describe('What we do.'),
  you: list.describe('What the client does.'),
  excluded: list.describe('What is not part of it.'),
  price: card.describe('What it costs or how it is paid, and whether VAT is in it.'),
});

export const results = z.strictObject({
  title: z.string().describe('Heading of the panel.'),
  note: z
    .string()
    .describe('What kind of numbers these are: targets, measured ones, over what time.'),
  items: z
    .array(
      z.strictObject({
        value: z.string().describe('The number with its sign and unit, as it is shown.'),
        label: z.string().describe('What the number measures.'),
        how: z.string().describe('How it is measured, in a few words.'),
      }),
    )
    .min(1),
  unproven: z
    .string()
    .describe('What is shown while the numbers are not proven: a sentence without any.'),
});

export const seo = {
  metaTitle: z.string().max(60).describe('Title for search engines, without the brand.'),
  metaDescription: z.string().min(80).max(170).describe('Description for search engines.'),
};
