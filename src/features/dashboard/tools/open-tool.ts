import type { Dictionary } from '@/i18n/dictionaries';
import { track } from '@/lib/analytics';
import { recordActivity } from '@/lib/session/activity';
import { recordToolOpening } from '@/lib/session/tool-visit';
import type { ToolId } from '#shared/entities/tool.ts';

type ToolStrings = Dictionary['dashboard']['tools'];

/** Records that a tool is opened; the link itself navigates. */
export function openTool(id: ToolId, { items }: ToolStrings): void {
  track('tool_accessed', { tool_id: id });
  recordToolOpening(id, items[id].title);
}

/** Records that a member tried to open a locked tool. */
export function recordLockedTool(id: ToolId, { items }: ToolStrings): void {
  track('upgrade_prompt', { tool_id: id });
  void recordActivity('upgrade_prompt', { tool_id: id, tool_name: items[id].title });
}
