import type { UserStats } from '../entities/activity.ts';
import type { CampaignStats } from '../entities/campaign-stats.ts';
import type { BrandNews, NextSteps } from '../entities/next-steps.ts';
import type { UserProfile } from '../entities/profile.ts';
import { TOOL_IDS } from '../entities/tool.ts';
import { LAST_TOOLS_COUNT, VISIT_MS } from '../limits.ts';
import { brandTimeline, type TimelinePoint } from './brand-timeline.ts';
import { shownMode } from './campaign-stats.ts';

export type Visit = NonNullable<UserProfile['visit']>;

/** The visit at `now`: the current one, or a new one after VISIT_MS. */
export function visitAt(now: Date, visit: Visit | null): Visit {
  if (visit === null) return { began_at: now.toISOString(), before: null };
  const isOver = now.getTime() - Date.parse(visit.began_at) >= VISIT_MS;
  return isOver ? { began_at: now.toISOString(), before: visit.began_at } : visit;
}

/** The tools that were opened last, the newest first. */
export function lastTools(used: UserStats['tools']): NextSteps['tools'] {
  return TOOL_IDS.flatMap((tool_id) => {
    const used_at = used[tool_id];
    return used_at === undefined ? [] : [{ tool_id, used_at }];
  })
    .sort((a, b) => b.used_at.localeCompare(a.used_at))
    .slice(0, LAST_TOOLS_COUNT);
}

/** Number of entries that were created after the last visit began; 0 in the first visit. */
export function countNew(
  entries: readonly { created_at: string }[],
  lastVisitAt: string | null,
): number {
  if (lastVisitAt === null) return 0;
  return entries.filter(({ created_at }) => created_at > lastVisitAt).length;
}

/** The newest day of a campaign and the one before, of one measure; null without a test. */
export function brandNews(brand_name: string, stats: CampaignStats): BrandNews | null {
  const [now, before] = brandTimeline(stats, shownMode(stats)).toReversed();
  return now === undefined
    ? null
    : { brand_name, now: dayOf(now), before: before === undefined ? null : dayOf(before) };
}

function dayOf({ day, mentionRate }: TimelinePoint): BrandNews['now'] {
  return { day, mention_rate: mentionRate };
}
