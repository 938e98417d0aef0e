import { z } from 'astro/zod';

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
  category: z.enum(TOOL_CATEGORIES).describe('Group of the table.'),
  complexity: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .describe('1 beginner, 2 intermediate, 3 advanced.'),
  url: z.url({ protocol: /^https$/ }).describe("The maker's own page."),
  useCase: z
    .strictObject({ en: z.string(), de: z.string() })
    .describe('One or two sentences on what one does with it.'),
});

export type AiTool = z.infer<typeof toolSchema>;

/** Both languages in one file, because everything but the use case is the same. */
export const toolsSchema = z.strictObject({
  checked: z.date().describe('Day on which the facts in the file were last checked.'),
  tools: z
    .array(toolSchema)
    .length(TOOL_COUNT)
    .refine((tools) => new Set(tools.map(({ id }) => id)).size === TOOL_COUNT, 'Ids repeat')
    .refine((tools) => new Set(tools.map(({ symbol }) => symbol)).size === TOOL_COUNT, {
      message: 'Symbols repeat',
    }),
});
