import type { UserStats } from '#shared/entities/activity.ts';
import type { LessonProgress } from '#shared/entities/lesson-progress.ts';
import type { BrandNews, NextSteps } from '#shared/entities/next-steps.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import { countDone, nextLesson } from '#shared/rules/lessons.ts';
import { brandNews, countNew, openedTools, visitAt } from '#shared/rules/next-steps.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { findAdvice } from '../stores/brand-advice.ts';
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
  /** Number of favourites in the library. */
  favourites: number;
}

/**
 * What the member can do next, in one more round trip at most: one campaign and its things to do.
 * What cannot be read is left out.
 */
export async function readNextSteps(
  { profile, stats, campaignId, progress, favourites }: MemberState,
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
    tools: openedTools(stats?.tools ?? {}),
    new_prompts,
    favourites,
    brand,
    lessons,
  };
}

async function readBrandNews(uid: string, campaignId: string): Promise<BrandNews | null> {
  const [campaign, advice] = await Promise.all([
    findNumbers(uid, campaignId),
    withFallback(null, findAdvice(uid, campaignId), 'brand advice', uid),
  ]);
  return campaign && brandNews(campaign, advice);
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
    next: nextLesson(published, progress),
  };
}

async function countNewPrompts(lastVisitAt: string | null, now: Date): Promise<number> {
  return countNew((await readPromptIndex(DEFAULT_LOCALE, now)).prompts, lastVisitAt);
}
