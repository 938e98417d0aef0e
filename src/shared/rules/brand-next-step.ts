import type { AnswerMode } from '../entities/answer-mode.ts';
import { brandPlatformIds, type BrandPlatformId } from '../entities/brand-platform.ts';
import type { CampaignStats } from '../entities/campaign-stats.ts';
import { MIN_TREND_RUNS } from '../figure-limits.ts';
import { campaignAnalytics } from './brand-analytics.ts';
import { daysOf, shownMode } from './campaign-stats.ts';
import { searchRefusal } from './search-platforms.ts';

/** A suggested next step, with its platform. */
export type NextStep =
  | { kind: 'notNamed' | 'notFound' | 'tone' | 'behind' | 'addCompetitors' | 'again' | 'keep' }
  | {
      kind: 'platformSilent' | 'platformFindsOthers' | 'platformUntested';
      platform: BrandPlatformId;
    };

/** Below this average, the tone is suggested for review (product 21.8). */
const TONE_BELOW = 50;

/**
 * The most useful next step for these statistics of the measure that is shown, or null: first
 * problems that were found, then what was not tested yet.
 */
export function nextStep(stats: CampaignStats, hasCompetitors: boolean): NextStep | null {
  const mode = shownMode(stats);
  const { tests, mentioned, avgSentiment, shareOfVoice, platformBreakdown } = campaignAnalytics(
    stats,
    mode,
  );
  if (tests === 0) return null;
  // Only a search answer cites pages that a brand can get onto.
  if (mentioned === 0) return { kind: mode === 'search' ? 'notFound' : 'notNamed' };
  const silent = brandPlatformIds.find((id) => platformBreakdown[id]?.mentioned === 0);
  if (silent !== undefined) {
    const kind = mode === 'search' ? 'platformFindsOthers' : 'platformSilent';
    return { kind, platform: silent };
  }
  if (avgSentiment !== null && avgSentiment < TONE_BELOW) return { kind: 'tone' };
  const untested = brandPlatformIds.find(
    (id) => platformBreakdown[id] === undefined && canAnswer(id, mode),
  );
  if (untested !== undefined) return { kind: 'platformUntested', platform: untested };
  if (!hasCompetitors) return { kind: 'addCompetitors' };
  if (shareOfVoice !== null && shareOfVoice < 1 / 2) return { kind: 'behind' };
  return { kind: daysOf(stats.days, mode).length < MIN_TREND_RUNS ? 'again' : 'keep' };
}

function canAnswer(platform: BrandPlatformId, mode: AnswerMode): boolean {
  return mode === 'memory' || searchRefusal(platform) === null;
}
