import { getEntry } from 'astro:content';
import { type AiTool, TOOL_CATEGORIES, type ToolCategory } from '@/content/schemas/tool';
import { dictionary } from '@/i18n/dictionaries';
import { LOCALE_TAGS, type Locale, localizedPath } from '@/i18n/locales';
import { toolPath } from '@/routes';

/** A tool in one language. */
export interface TableTool extends Pick<
  AiTool,
  'id' | 'symbol' | 'name' | 'complexity' | 'url' | 'licence' | 'europe'
> {
  /** Owner and country. */
  maker: string;
  useCase: string;
  /** Address of the tool's own page, where it has one (product 18.4). */
  page?: string | undefined;
}

/** A column of the table; its number is its position, from 1. */
export interface ToolGroup {
  category: ToolCategory;
  name: string;
  /** Description of the group. */
  text: string;
  /** Sorted by complexity, lowest first. */
  tools: readonly TableTool[];
}

/** The file of all tools. */
export async function table() {
  const entry = await getEntry('tools', 'tools');
  if (!entry) throw new Error('src/content/tools/tools.yaml is missing.');
  return entry.data;
}

/**
 * The table in a language. Only the fields that it shows, because they are props of the island, in
 * the page's HTML.
 */
export async function toolGroups(locale: Locale): Promise<ToolGroup[]> {
  const { tools } = await table();
  const { categories } = dictionary(locale).periodicTable;
  return TOOL_CATEGORIES.map((category) => ({
    category,
    ...categories[category],
    tools: tools
      .filter((tool) => tool.category === category)
      .toSorted((a, b) => a.complexity - b.complexity)
      .map((tool) => {
        const { id, symbol, name, complexity, url, licence, europe, useCase } = tool;
        return {
          id,
          symbol,
          name,
          maker: makerOf(tool, locale),
          complexity,
          url,
          licence,
          europe,
          useCase: useCase[locale],
          page: tool.page && localizedPath(toolPath(id), locale),
        };
      }),
  }));
}

/** Owner and country. */
export function makerOf({ owner, seat }: AiTool, locale: Locale): string {
  const countries = new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'region' });
  return `${owner}, ${countries.of(seat) ?? seat}`;
}
