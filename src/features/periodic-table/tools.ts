import { getEntry } from 'astro:content';
import { type AiTool, TOOL_CATEGORIES, type ToolCategory } from '@/content/schemas/tool';
import { dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

/** A tool in one language. */
export interface TableTool extends Pick<AiTool, 'id' | 'symbol' | 'name' | 'complexity' | 'url'> {
  useCase: string;
}

/** A column of the table; its number is its place, from 1. */
export interface ToolGroup {
  category: ToolCategory;
  name: string;
  /** What its tools have in common. */
  text: string;
  /** Easy ones first. */
  tools: readonly TableTool[];
}

/** The table in a language, with only what it shows: it travels in the page as the island's props. */
export async function toolGroups(locale: Locale): Promise<ToolGroup[]> {
  const entry = await getEntry('tools', 'tools');
  if (!entry) throw new Error('src/content/tools/tools.yaml is missing.');
  const { tools } = entry.data;
  const { categories } = dictionary(locale).periodicTable;
  return TOOL_CATEGORIES.map((category) => ({
    category,
    ...categories[category],
    tools: tools
      .filter((tool) => tool.category === category)
      .toSorted((a, b) => a.complexity - b.complexity)
      .map(({ id, symbol, name, complexity, url, useCase }) => ({
        id,
        symbol,
        name,
        complexity,
        url,
        useCase: useCase[locale],
      })),
  }));
}
