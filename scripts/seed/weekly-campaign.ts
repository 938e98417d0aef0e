import type { Firestore } from 'firebase-admin/firestore';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import { NO_SCHEDULE } from '#shared/entities/campaign-schedule.ts';
import { NO_STATS } from '#shared/entities/campaign-stats.ts';
import { NO_COMPETITOR_STATS } from '#shared/entities/competitor-stats.ts';
import type { StoredPromptTest } from '#shared/entities/prompt-test.ts';
import { facetsOf } from '#shared/rules/answer-facets.ts';
import { answerSources } from '#shared/rules/answer-sources.ts';
import { analyzeAnswer, isBranded } from '#shared/rules/brand-analysis.ts';
import { lexiconScore } from '#shared/rules/brand-lexicon.ts';
import { findMentions } from '#shared/rules/brand-mentions.ts';
import { sentimentLabel } from '#shared/rules/brand-sentiment.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { rebuildStats } from '../brand-stats/rebuild.ts';
import {
  BRAND,
  GAP_DOMAINS,
  QUESTIONS,
  RIVALS,
  weeklyAnswers,
  type Scripted,
} from './weekly-answers.ts';

export const WEEKLY_CAMPAIGN = 'demo-weekly-runs';

/** Weekly runs, the last of them yesterday. */
const RUNS = 4;

/**
 * Gives a member a campaign with four weekly runs, from memory and with search, in which two domains
 * always cite competitors (product 27.3). One that is there stays as it is.
 */
export async function seedWeeklyCampaign(db: Firestore, uid: string, now: Date): Promise<void> {
  const ref = db.doc(`brand_campaigns/${WEEKLY_CAMPAIGN}`);
  if ((await ref.get()).exists) return;
  const campaign = campaignOf(uid, now);
  const writer = db.bulkWriter();
  void writer.set(ref, campaign);
  for (let run = 0; run < RUNS; run += 1) {
    const at = new Date(now.getTime() - (1 + 7 * (RUNS - 1 - run)) * DAY_MS);
    weeklyAnswers(run).forEach((answer, index) => {
      const row = rowOf(campaign, answer, `${WEEKLY_CAMPAIGN}_${run}_${index}`, at);
      void writer.set(db.doc(`prompt_tests/${row.id}`), row);
    });
  }
  await writer.close();
  await rebuildStats(db, true);
}

function campaignOf(user_id: string, now: Date): StoredBrandCampaign {
  const created_at = new Date(now.getTime() - 7 * RUNS * DAY_MS).toISOString();
  const [directory, forum] = GAP_DOMAINS;
  return {
    id: WEEKLY_CAMPAIGN,
    user_id,
    name: 'Bicycle workshop in Berlin',
    brand_name: BRAND,
    brand_variants: [],
    industry: 'other',
    competitors: [...RIVALS],
    competitor_domains: { Radgarten: ['radgarten.example'] },
    own_domains: ['fahrwerk-mitte.example'],
    country: 'DE',
    language: 'en',
    questions: [...QUESTIONS],
    status: 'active',
    source_kinds: { [directory]: 'directory', [forum]: 'forum', 'stadtmagazin.example': 'press' },
    stats: NO_STATS,
    competitor_stats: NO_COMPETITOR_STATS,
    ...NO_SCHEDULE,
    created_at,
    updated_at: created_at,
  };
}

function rowOf(
  campaign: StoredBrandCampaign,
  { text, cited, sample, ...answer }: Scripted,
  id: string,
  at: Date,
): StoredPromptTest {
  const score = lexiconScore(text, findMentions(text, campaign));
  const pages = cited.map((url) => ({ url, title: null }));
  const row = {
    ...answer,
    ...analyzeAnswer(text, campaign),
    id,
    user_id: campaign.user_id,
    campaign_id: campaign.id,
    branded: isBranded(answer.prompt, campaign),
    model: `sample-${answer.platform}`,
    response: text,
    is_cut: false,
    is_sample: true,
    sentiment_score: score,
    sentiment_label: score === null ? null : sentimentLabel(score),
    sentiment_reason: null,
    sentiment_method: score === null ? null : ('lexicon' as const),
    sources:
      answer.mode === 'memory'
        ? null
        : answerSources({ queries: [answer.prompt], cited: pages, retrieved: pages }, campaign),
    run_id: null,
    batch_id: null,
    sample_index: sample,
    created_at: at.toISOString(),
  };
  return { ...row, facets: facetsOf(row, campaign) };
}
