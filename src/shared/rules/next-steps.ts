import type { UserStats } from '../entities/activity.ts';
import type { AnswerMode } from '../entities/answer-mode.ts';
import type { BrandAdvice } from '../entities/brand-advice.ts';
import type { StoredBrandCampaign } from '../entities/brand-campaign.ts';
import type { CompetitorStats } from '../entities/competitor-stats.ts';
import type { BrandNews, MeasureNews, NextSteps } from '../entities/next-steps.ts';
import type { UserProfile } from '../entities/profile.ts';
import { TOOL_IDS } from '../entities/tool.ts';
import { SHOWN_RIVALS, VISIT_MS } from '../limits.ts';
import { nameKey } from './brand-names.ts';
import { countOf, daysOf } from './campaign-stats.ts';
import { placesOf } from './competitor-stats.ts';

export type Visit = NonNullable<UserProfile['visit']>;

/** The visit at `now`: the current one, or a new one after VISIT_MS. */
export function visitAt(now: Date, visit: Visit | null): Visit {
  if (visit === null) return { began_at: now.toISOString(), before: null };
  const isOver = now.getTime() - Date.parse(visit.began_at) >= VISIT_MS;
  return isOver ? { began_at: now.toISOString(), before: visit.began_at } : visit;
}

/** The tools that were opened, the newest first. */
export function openedTools(used: UserStats['tools']): NextSteps['tools'] {
  return TOOL_IDS.flatMap((tool_id) => {
    const used_at = used[tool_id];
    return used_at === undefined ? [] : [{ tool_id, used_at }];
  }).sort((a, b) => b.used_at.localeCompare(a.used_at));
}

/** Number of entries that were created after the last visit began; 0 in the first visit. */
export function countNew(
  entries: readonly { created_at: string }[],
  lastVisitAt: string | null,
): number {
  if (lastVisitAt === null) return 0;
  return entries.filter(({ created_at }) => created_at > lastVisitAt).length;
}

type NewsCampaign = Pick<
  StoredBrandCampaign,
  'id' | 'brand_name' | 'competitors' | 'stats' | 'competitor_stats' | 'schedule'
>;

/** What is new about a campaign: the newest day of each measure; null without an answer. */
export function brandNews(campaign: NewsCampaign, advice: BrandAdvice | null): BrandNews | null {
  const { id, brand_name, schedule } = campaign;
  const memory = measureNews(campaign, 'memory');
  const search = measureNews(campaign, 'search');
  if (memory === null && search === null) return null;
  return {
    campaign_id: id,
    brand_name,
    memory,
    search,
    next_run_at: schedule?.next_run_at ?? null,
    to_do: toDo(advice),
  };
}

function measureNews(campaign: NewsCampaign, mode: AnswerMode): MeasureNews | null {
  const days = daysOf(campaign.stats.days, mode);
  const [newest, before] = days.toReversed().map(({ day, tally }) => ({
    day,
    k: countOf(tally, 'mentioned'),
    n: countOf(tally, 'tests'),
  }));
  if (newest === undefined) return null;
  const { day, k, n } = newest;
  const own = { name: campaign.brand_name, own: true, k };
  const rivals = rivalsOn(day, mode, campaign).slice(0, SHOWN_RIVALS);
  return { day, n, names: [own, ...rivals], before: before ?? null, days: days.length };
}

/** The campaign's competitors with the answers of a day that name them, the most first. */
function rivalsOn(
  day: string,
  mode: AnswerMode,
  { competitors, competitor_stats }: { competitors: string[]; competitor_stats: CompetitorStats },
): MeasureNews['names'] {
  const places = placesOf(competitor_stats.names);
  const platforms = Object.values(competitor_stats.days[day]?.[mode] ?? {});
  return competitors
    .map((name) => {
      const place = places.get(nameKey(name)) ?? -1;
      const k = platforms.reduce((sum, counts) => sum + (counts[place] ?? 0), 0);
      return { name, own: false, k };
    })
    .sort((a, b) => b.k - a.k);
}

function toDo(advice: BrandAdvice | null): BrandNews['to_do'] {
  const open = advice?.items.filter(({ state }) => state === 'open') ?? [];
  const [first] = open;
  return first ? { title: first.title, locale: first.locale, open: open.length } : null;
}
