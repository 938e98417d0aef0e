import { z } from 'astro/zod';
import { entryPageSchema } from './entry-page.ts';
import { sourceSchema } from './source.ts';

/** The eight groups of the periodic table in their order (product 18.1). */
export const TOOL_CATEGORIES = [
  'foundation-models',
  'creative-generation',
  'audio-voice',
  'productivity-business',
  'automation-integration',
  'development-code',
  'research-analysis',
  'design-creative',
] as const;

export type ToolCategory = (typeof TOOL_CATEGORIES)[number];

/** How many tools the table has (product 18.1). */
export const TOOL_COUNT = 29;

/** How one may use a tool: as a service, with models to download in part, or with its source open. */
const TOOL_LICENCES = ['proprietary', 'partly-open', 'source-available'] as const;

/**
 * What a team in the EU can count on: a maker in the EU, data kept in the EU on some plans, models to
 * run on servers of its own, or no more than that the tool may be used here.
 */
const TOOL_EUROPE = ['eu-company', 'eu-data', 'own-server', 'available'] as const;

/** A sentence about a tool with the page that it comes from. */
const toolFact = z.strictObject({
  en: z.string().max(160).describe('In English.'),
  de: z.string().max(160).describe('In German.'),
  source: sourceSchema.describe('The page that says so.'),
});

const toolSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('Fragment of the tool in the address, never changed.'),
  symbol: z
    .string()
    .regex(/^\p{Lu}\p{Ll}?$/u)
    .describe('One or two letters, like an element; no two tools share one.'),
  name: z.string().max(24).describe('As its maker writes it.'),
  owner: z.string().describe('The company behind it.'),
  seat: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe("The owner's country as ISO code, such as DE."),
  category: z.enum(TOOL_CATEGORIES).describe('Group of the table.'),
  complexity: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .describe('1 beginner, 2 intermediate, 3 advanced.'),
  url: z.url({ protocol: /^https$/ }).describe("The maker's own page."),
  licence: z.enum(TOOL_LICENCES).describe('How one may use it.'),
  europe: z.enum(TOOL_EUROPE).describe('What a team in the EU can count on.'),
  useCase: z
    .strictObject({
      en: z.string().describe('In English.'),
      de: z.string().describe('In German.'),
    })
    .describe('One or two sentences on what one does with it.'),
  source: sourceSchema
    .optional()
    .describe('A page that names maker and licence; without one they are not checked.'),
  price: toolFact.optional().describe('The plans and what kind of price they have.'),
  data: toolFact.optional().describe('Where data is processed or stored.'),
  plan: toolFact.optional().describe('The plan with data in the EU.'),
  page: z
    .strictObject({
      en: entryPageSchema.describe('In English.'),
      de: entryPageSchema.describe('In German.'),
    })
    .optional()
    .describe('A page of its own (product 18.4).'),
});

export type AiTool = z.infer<typeof toolSchema>;

/** Both languages in one file, because everything but the use case is the same. */
export const toolsSchema = z.strictObject({
  tools: z
    .array(toolSchema)
    .length(TOOL_COUNT)
    .refine((tools) => new Set(tools.map(({ id }) => id)).size === TOOL_COUNT, 'Ids repeat')
    .refine((tools) => new Set(tools.map(({ symbol }) => symbol)).size === TOOL_COUNT, {
      message: 'Symbols repeat',
    }),
});
