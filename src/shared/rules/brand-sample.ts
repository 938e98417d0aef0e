import type { BrandCampaign } from '../entities/brand-campaign.ts';
import { SAMPLE_ID, type SampleCampaign } from '../entities/brand-sample.ts';
import type { CompetitorStats } from '../entities/competitor-stats.ts';
import type { PromptTest } from '../entities/prompt-test.ts';
import { answerSources } from './answer-sources.ts';
import { analyzeAnswer, isBranded } from './brand-analysis.ts';
import { lexiconScore } from './brand-lexicon.ts';
import { findMentions } from './brand-mentions.ts';
import { sentimentLabel } from './brand-sentiment.ts';
import { statsOf } from './campaign-stats.ts';
import { competitorStatsOf } from './competitor-stats.ts';
import { DAY_MS } from './durations.ts';

/** A campaign with the statistics of its answers. */
export interface CountedCampaign {
  campaign: Pick<
    BrandCampaign,
    | 'id'
    | 'name'
    | 'brand_name'
    | 'brand_variants'
    | 'competitors'
    | 'own_domains'
    | 'country'
    | 'stats'
  >;
  competitors: CompetitorStats;
  /** Newest first. */
  tests: PromptTest[];
}

/**
 * The sample with its statistics, computed like those of members; the lexicon determines the
 * sentiment.
 *
 * @param now the answers are from days before it
 */
export function countSample(sample: SampleCampaign, now: Date): CountedCampaign {
  const names = {
    brand_name: sample.brand,
    brand_variants: [],
    competitors: [...sample.competitors],
    own_domains: [sample.domain],
  };
  const tests = sample.answers.map(({ cites, aspects = [], ...answer }, index): PromptTest => {
    const { daysAgo, question, platform, text } = answer;
    const mode = cites === undefined ? 'memory' : 'search';
    const score = lexiconScore(text, findMentions(text, names));
    return {
      id: `${SAMPLE_ID}-${index}`,
      campaign_id: SAMPLE_ID,
      prompt: sample.questions[question] ?? question,
      mode,
      branded: isBranded(sample.questions[question] ?? question, names),
      platform,
      model: platform,
      response: text,
      is_cut: false,
      is_sample: true,
      ...analyzeAnswer(text, names),
      sentiment_score: score,
      sentiment_label: score === null ? null : sentimentLabel(score),
      sentiment_reason: null,
      sentiment_method: score === null ? null : 'lexicon',
      searches: cites === undefined ? null : 1,
      sources:
        cites === undefined
          ? null
          : answerSources({ queries: [], cited: cites.map(untitled), retrieved: [] }, names),
      other_names: [],
      aspects: [...aspects],
      run_id: null,
      batch_id: `${SAMPLE_ID}-${daysAgo}-${question}-${mode}`,
      sample_index: 1,
      created_at: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
    };
  });
  return {
    campaign: { id: SAMPLE_ID, name: sample.name, ...names, country: 'DE', stats: statsOf(tests) },
    competitors: competitorStatsOf(tests),
    tests: tests.toReversed(),
  };
}

function untitled(url: string) {
  return { url, title: null };
}
