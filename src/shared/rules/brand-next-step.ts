import { brandPlatformIds, type BrandPlatformId } from '../entities/brand-platform.ts';
import type { CampaignStats } from '../entities/campaign-stats.ts';
import { campaignAnalytics } from './brand-analytics.ts';

/** A suggested next step, with its platform. */
export type NextStep =
  | { kind: 'notNamed' | 'tone' | 'behind' | 'addCompetitors' | 'again' | 'keep' }
  | { kind: 'platformSilent' | 'platformUntested'; platform: BrandPlatformId };

/** Below this average, the tone is suggested for review (product 21.8). */
const TONE_BELOW = 50;

/**
 * The most useful next step for these statistics, or null: first problems that were found, then
 * what was not tested yet.
 */
export function nextStep(stats: CampaignStats, hasCompetitors: boolean): NextStep | null {
  const { tests, mentioned, avgSentiment, shareOfVoice, platformBreakdown } =
    campaignAnalytics(stats);
  if (tests === 0) return null;
  if (mentioned === 0) return { kind: 'notNamed' };
  const silent = brandPlatformIds.find((id) => platformBreakdown[id]?.mentioned === 0);
  if (silent !== undefined) return { kind: 'platformSilent', platform: silent };
  if (avgSentiment !== null && avgSentiment < TONE_BELOW) return { kind: 'tone' };
  const untested = brandPlatformIds.find((id) => platformBreakdown[id] === undefined);
  if (untested !== undefined) return { kind: 'platformUntested', platform: untested };
  if (!hasCompetitors) return { kind: 'addCompetitors' };
  if (shareOfVoice !== null && shareOfVoice < 1 / 2) return { kind: 'behind' };
  return { kind: Object.keys(stats.days).length < 2 ? 'again' : 'keep' };
}
