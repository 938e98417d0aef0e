import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { Statistics, UserActivity } from '#shared/entities/activity.ts';
import { formatAgo } from '#shared/rules/dates.ts';
import { TOOL_ENTRIES } from '../tools/tools';

type Strings = Pick<Dictionary, 'dashboard'>;

/** The text of an activity, with the tool's name in the page's language. */
export function activityText(
  { activity_type, activity_data }: UserActivity,
  { dashboard: strings }: Strings,
): string {
  const title = activity_data['video_title'];
  if (activity_type === 'video_watched' && typeof title === 'string' && title !== '') {
    return fill(strings.activity.watched, { title });
  }
  const tool = TOOL_ENTRIES.find(({ id }) => id === activity_data['tool_id']);
  const name = tool ? strings.tools.items[tool.id].title : strings.activity.unknownTool;
  return fill(strings.activity.types[activity_type], { tool: name });
}

export interface ActivityRow {
  key: string;
  text: string;
  when: string;
}

/** The activities in words, newest first; what was done again and again is one row. */
export function activityRows(
  activity: readonly UserActivity[],
  { dashboard, locale, now }: Strings & { locale: Locale; now: number },
): ActivityRow[] {
  const rows: { first: UserActivity; text: string; count: number }[] = [];
  for (const entry of activity) {
    const text = activityText(entry, { dashboard });
    const last = rows.at(-1);
    if (last?.text === text) last.count += 1;
    else rows.push({ first: entry, text, count: 1 });
  }
  return rows.map(({ first, text, count }) => ({
    key: first.id,
    text: count === 1 ? text : fill(dashboard.activity.times, { text, count }),
    when: formatAgo(first.created_at, now, LOCALE_TAGS[locale]),
  }));
}

const NUMBERS = [
  'toolsUsed',
  'promptsCreated',
  'videosWatched',
  'totalPrompts',
  'communityRank',
] as const satisfies readonly (keyof Statistics)[];

/** The member's numbers as one line, without those that are zero; null when all are. */
export function numbersInWords(
  statistics: Statistics,
  { dashboard, locale }: Strings & { locale: Locale },
): string | null {
  const parts = NUMBERS.filter((name) => statistics[name] > 0).map((name) =>
    fillCount(dashboard.statistics[name], statistics[name]),
  );
  if (parts.length === 0) return null;
  const list = new Intl.ListFormat(LOCALE_TAGS[locale]).format(parts);
  return fill(dashboard.activity.numbers, { list });
}
