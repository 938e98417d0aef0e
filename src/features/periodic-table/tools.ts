import { getEntry } from 'astro:content';
import { type AiTool, TOOL_CATEGORIES, type ToolCategory } from '@/content/schemas/tool';

export interface ToolGroup {
  category: ToolCategory;
  /** Place of the group in the table, from 1. */
  number: number;
  /** Easy ones first. */
  tools: AiTool[];
}

/** The table, group by group. */
export async function toolGroups(): Promise<ToolGroup[]> {
  const entry = await getEntry('tools', 'tools');
  if (!entry) throw new Error('src/content/tools/tools.yaml is missing.');
  const { tools } = entry.data;
  return TOOL_CATEGORIES.map((category, index) => ({
    category,
    number: index + 1,
    tools: tools
      .filter((tool) => tool.category === category)
      .toSorted((a, b) => a.complexity - b.complexity),
  }));
}
