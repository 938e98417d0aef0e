import type { UserStats } from '#shared/entities/activity.ts';
import type { LessonProgress } from '#shared/entities/lesson-progress.ts';
import type { BrandNews, NextSteps } from '#shared/entities/next-steps.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import { countDone } from '#shared/rules/lessons.ts';
import { brandNews, countNew, lastTools, visitAt } from '#shared/rules/next-steps.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { findNumbers } from '../stores/brand-campaigns.ts';
import { readPublishedLessons } from './lessons.ts';
import { withFallback } from './with-fallback.ts';
import { readPromptIndex } from './prompt-library.ts';

/** What was read before, in the first round trip. */
export interface MemberState {
  profile: UserProfile;
  stats: UserStats | null;
  /** The campaign that was tested last. */
  campaignId: string | null;
  /** Null when it cannot be read. */
  progress: LessonProgress | null;
}

/**
 * What the member can do next, in one more round trip at most: the numbers of one campaign. What
 * cannot be read is left out.
 */
export async function readNextSteps(
  { profile, stats, campaignId, progress }: MemberState,
  now: Date,
): Promise<NextSteps> {
  const visit = visitAt(now, profile.visit);
  const { id: uid } = profile;
  const [brand, new_prompts, lessons] = await Promise.all([
    campaignId === null
      ? null
      : withFallback(null, readBrandNews(uid, campaignId), 'brand news', uid),
    withFallback(0, countNewPrompts(visit.before, now), 'new prompts', uid),
    progress && withFallback(null, countLessons(progress, visit.before, now), 'lessons', uid),
  ]);
  return {
    last_visit_at: visit.before,
    tools: lastTools(stats?.tools ?? {}),
    new_prompts,
    brand,
    lessons,
  };
}

async function readBrandNews(uid: string, campaignId: string): Promise<BrandNews | null> {
  const campaign = await findNumbers(uid, campaignId);
  return campaign && brandNews(campaign.brand_name, campaign.stats);
}

async function countLessons(
  progress: LessonProgress,
  lastVisitAt: string | null,
  now: Date,
): Promise<NextSteps['lessons']> {
  const published = await readPublishedLessons(now);
  return {
    total: published.length,
    done: countDone(published, progress),
    new: countNew(published, lastVisitAt),
  };
}

async function countNewPrompts(lastVisitAt: string | null, now: Date): Promise<number> {
  return countNew((await readPromptIndex(DEFAULT_LOCALE, now)).prompts, lastVisitAt);
}
