import { z } from 'astro/zod';
import { PROMPT_TYPES, SIX_STEPS, SMART_STEPS } from '#shared/entities/prompt-step.ts';

/** Quick options of each step (product 17.3). */
const OPTION_COUNTS = { role: 4, task: 6, method: 3, format: 4, quality: 4 } as const;

const smartOptionSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('The same in both languages.'),
  symbol: z.string().max(2).describe('Two letters for the tile, in the language of the file.'),
  name: z.string().describe('Label of the tile.'),
  category: z.enum(SMART_STEPS).describe('The step that shows it.'),
  snippet: z
    .string()
    .describe(
      'A sentence without a comma that is part of no other one; a role begins with the role lead, the others with their verb.',
    ),
  description: z.string().describe('What it is good for, a few words.'),
  essential: z.boolean().describe('Marked as a good first choice.'),
});

export type SmartOption = z.infer<typeof smartOptionSchema>;

const exampleSchema = z.strictObject({
  title: z.string().describe('Name of the example.'),
  description: z.string().describe('One sentence on when to use it.'),
  prompt: z.string().describe('The whole prompt; {{variables}} become a small form.'),
});

export type PromptExample = z.infer<typeof exampleSchema>;

/** Options, tips, guidance and examples of the Smart Prompt Builder, one file per language. */
export const smartBuilderSchema = z.strictObject({
  roleLead: z
    .string()
    .describe('The verb phrase that opens every role and is left out of its step.'),
  options: z
    .array(smartOptionSchema)
    .refine(
      (options) =>
        SMART_STEPS.every(
          (step) =>
            options.filter(({ category }) => category === step).length === OPTION_COUNTS[step],
        ),
      `Options per step: ${JSON.stringify(OPTION_COUNTS)}`,
    ),
  tips: z
    .array(
      z.strictObject({
        title: z.string().describe('A few words.'),
        text: z.string().describe('One or two sentences.'),
      }),
    )
    .length(5)
    .describe('Tips beside the builder.'),
  guidance: z
    .record(
      z.enum(PROMPT_TYPES),
      z.strictObject({
        title: z.string().describe('Heading of the hints.'),
        hints: z.array(z.string()).min(1).describe('One sentence each.'),
      }),
    )
    .describe('Expert guidance for each content type.'),
  examples: z
    .record(z.enum(PROMPT_TYPES), z.array(exampleSchema).min(1))
    .describe('Whole prompts for each content type.'),
});

export type SmartBuilderContent = z.infer<typeof smartBuilderSchema>;

const sixStepSchema = z.strictObject({
  key: z.enum(SIX_STEPS).describe('Which step it is; the order is fixed.'),
  title: z.string().describe('One or two words for the list of steps.'),
  question: z.string().describe('Heading of the step.'),
  hint: z.string().describe('What to write, one sentence.'),
  options: z
    .array(
      z.strictObject({
        key: z
          .string()
          .regex(/^[a-z0-9-]+$/)
          .describe('The same in both languages.'),
        label: z.string().describe('Label of the option.'),
        description: z.string().describe('What it is good for, a few words.'),
        text: z.string().describe('The full answer that a click puts in; visitors can edit it.'),
      }),
    )
    .min(3)
    .max(4)
    .describe('Quick options of the step.'),
});

export type SixStepContent = z.infer<typeof sixStepSchema>;

/** The public builder's steps in their order, one file per language. */
export const sixStepsSchema = z.strictObject({
  steps: z
    .array(sixStepSchema)
    .refine(
      (steps) => steps.map(({ key }) => key).join() === SIX_STEPS.join(),
      `The steps must be ${SIX_STEPS.join(', ')}, in this order`,
    ),
});
