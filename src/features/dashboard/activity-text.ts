import { fill } from '@/i18n/fill';
import type { Dictionary } from '@/i18n/dictionaries';
import type { UserActivity } from '#shared/entities/activity.ts';
import { TOOL_ENTRIES } from './tools';

/** The text of an activity, with the tool's name in the page's language. */
export function activityText(
  { activity_type, activity_data }: UserActivity,
  { dashboard: strings }: Pick<Dictionary, 'dashboard'>,
): string {
  const tool = TOOL_ENTRIES.find(({ id }) => id === activity_data['tool_id']);
  const name = tool ? strings.tools.items[tool.id].title : strings.activity.unknownTool;
  return fill(strings.activity.types[activity_type], { tool: name });
}
