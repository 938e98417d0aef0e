import { z } from 'astro/zod';
import { card } from './blocks.ts';

const marked = z
  .boolean()
  .optional()
  .describe('In the signal colour: where a person decides, or what the next step is about.');

const figure = z.strictObject({
  value: z.string().describe('The number with its unit, as it is shown.'),
  label: z.string().describe('What the number counts.'),
});

const bar = z.strictObject({
  label: z.string().describe('A few words.'),
  size: z.int().positive().describe('Length of the bar; its number is shown in the next field.'),
  value: z.string().describe('The size with its unit, as it is shown.'),
  marked,
});

const cells = {
  what: z.string().describe('First cell.'),
  detail: z.string().optional().describe('Second cell.'),
  value: z.string().optional().describe('Last cell.'),
};

const row = z.strictObject({
  ...cells,
  marked,
  total: z.boolean().optional().describe('The sum of the rows above.'),
});

const part = z.strictObject({
  title: z.string().describe('Heading of the part.'),
  figures: z.array(figure).max(3).optional().describe('Up to three large numbers.'),
  bars: z
    .array(bar)
    .optional()
    .describe('Bars that follow each other; together they are the whole.'),
  head: z.strictObject(cells).optional().describe('Heads of the columns of the rows.'),
  rows: z.array(row).optional().describe('A table.'),
  quote: z.string().optional().describe('Words as somebody typed them.'),
  text: z.string().optional().describe('One or two sentences.'),
  note: card.describe('The note beside the part: what it is good for.'),
});

/** One thing that the client holds early on, opened on the page (product 11.2). */
export const deliverable = z.strictObject({
  title: z.string().describe('Heading above it: what one holds when.'),
  text: z.string().describe('What it is, and that this one is a sample.'),
  sheet: z.string().describe('Title on the sheet.'),
  kind: z.string().describe("Kind and length of the sheet, with the word 'sample'."),
  parts: z.array(part).min(3).max(5).describe('From top to bottom; they are numbered.'),
});

export type Deliverable = z.infer<typeof deliverable>;
