import type { Dictionary } from '@/i18n/dictionaries';
import { track } from '@/lib/analytics';
import { recordActivity } from '@/lib/session/activity';
import type { ToolEntry } from './tools';

type ToolStrings = Dictionary['dashboard']['tools'];

function dataOf({ id }: ToolEntry, { items }: ToolStrings) {
  return { tool_id: id, tool_name: items[id].title };
}

/** Records that a tool is being opened; the link itself goes there. */
export function openTool(tool: ToolEntry, strings: ToolStrings): void {
  track('tool_accessed', { tool_id: tool.id });
  void recordActivity('tool_accessed', dataOf(tool, strings));
}

/** Records that somebody wanted a tool that they have not paid for. */
export function wantTool(tool: ToolEntry, strings: ToolStrings): void {
  track('upgrade_prompt', { tool_id: tool.id });
  void recordActivity('upgrade_prompt', dataOf(tool, strings));
}
