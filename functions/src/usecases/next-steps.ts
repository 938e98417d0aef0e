import type { UserStats } from '#shared/entities/activity.ts';
import type { BrandNews, NextSteps } from '#shared/entities/next-steps.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import { brandNews, countNew, lastTools, visitAt } from '#shared/rules/next-steps.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { findNumbers } from '../stores/brand-campaigns.ts';
import { noteVisit } from '../stores/profiles.ts';
import { orElse } from './or-else.ts';
import { readPromptIndex } from './prompt-library.ts';

/** What was read before, in the first round trip. */
export interface MemberState {
  profile: UserProfile;
  stats: UserStats | null;
  /** The campaign that was tested last. */
  campaignId: string | null;
}

/**
 * What the member can do next, in one more round trip at most: the numbers of one campaign, and a
 * write when a new visit begins. What cannot be read is left out.
 */
export async function readNextSteps(
  { profile, stats, campaignId }: MemberState,
  now: Date,
): Promise<NextSteps> {
  const visit = visitAt(now, profile.visit);
  const { id: uid } = profile;
  const [brand, new_prompts] = await Promise.all([
    campaignId === null ? null : orElse(null, readBrandNews(uid, campaignId), 'brand news', uid),
    orElse(0, countNewPrompts(visit.before, now), 'new prompts', uid),
    visit === profile.visit ? null : orElse(undefined, noteVisit(uid, visit), 'visit', uid),
  ]);
  return {
    last_visit_at: visit.before,
    tools: lastTools(stats?.tools ?? {}),
    new_prompts,
    brand,
  };
}

async function readBrandNews(uid: string, campaignId: string): Promise<BrandNews | null> {
  const campaign = await findNumbers(uid, campaignId);
  return campaign && brandNews(campaign.brand_name, campaign.stats);
}

async function countNewPrompts(lastVisitAt: string | null, now: Date): Promise<number> {
  return countNew((await readPromptIndex(DEFAULT_LOCALE, now)).prompts, lastVisitAt);
}
