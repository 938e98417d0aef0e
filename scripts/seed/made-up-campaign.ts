import type { Firestore } from 'firebase-admin/firestore';
import type { AnswerAspect } from '#shared/entities/answer-aspect.ts';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
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
import { rebuildStats } from '../brand-stats/rebuild.ts';

/** A made-up answer, and when and in which call it came. */
export interface Scripted {
  prompt: string;
  mode: AnswerMode;
  platform: BrandPlatformId;
  sample: number;
  text: string;
  cited: string[];
  searches: number | null;
  other_names: string[];
  aspects: AnswerAspect[];
  at: Date;
  batch_id: string | null;
}

type Told = Pick<
  StoredBrandCampaign,
  | 'id'
  | 'user_id'
  | 'name'
  | 'brand_name'
  | 'competitors'
  | 'competitor_domains'
  | 'own_domains'
  | 'language'
  | 'questions'
  | 'source_kinds'
  | 'created_at'
>;

/** Stores a campaign with its answers, and their numbers; one that is there stays as it is. */
export async function storeCampaign(
  db: Firestore,
  told: Told,
  answers: readonly Scripted[],
): Promise<void> {
  const ref = db.doc(`brand_campaigns/${told.id}`);
  if ((await ref.get()).exists) return;
  const campaign: StoredBrandCampaign = {
    ...told,
    brand_variants: [],
    industry: 'other',
    country: 'DE',
    status: 'active',
    stats: NO_STATS,
    competitor_stats: NO_COMPETITOR_STATS,
    ...NO_SCHEDULE,
    updated_at: told.created_at,
  };
  const writer = db.bulkWriter();
  void writer.set(ref, campaign);
  answers.forEach((answer, index) => {
    const row = rowOf(campaign, answer, `${told.id}_${index}`);
    void writer.set(db.doc(`prompt_tests/${row.id}`), row);
  });
  await writer.close();
  await rebuildStats(db, true);
}

function rowOf(
  campaign: StoredBrandCampaign,
  { text, cited, sample, at, ...answer }: Scripted,
  id: string,
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
    sample_index: sample,
    created_at: at.toISOString(),
  };
  return { ...row, facets: facetsOf(row, campaign) };
}
