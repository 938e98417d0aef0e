import { sentimentLabel } from '#shared/rules/brand-sentiment.ts';
import type { PromptTest } from '#shared/entities/prompt-test.ts';

let made = 0;

/** A prompt test with what matters to a test; the score brings its label, and a mention. */
export function promptTest(fields: Partial<PromptTest> = {}): PromptTest {
  made += 1;
  const score = fields.sentiment_score ?? null;
  return {
    id: `test-${made}`,
    campaign_id: 'campaign',
    prompt: 'Who?',
    mode: 'memory',
    branded: false,
    platform: 'chatgpt',
    model: 'model',
    response: 'Answer',
    is_cut: false,
    is_sample: false,
    mentions_count: score === null ? 0 : 1,
    first_position: null,
    excerpt: null,
    list_rank: null,
    competitor_mentions: [],
    share_of_voice: null,
    links: [],
    sentiment_score: score,
    sentiment_label: score === null ? null : sentimentLabel(score),
    sentiment_reason: null,
    sentiment_method: score === null ? null : 'model',
    searches: null,
    sources: null,
    other_names: [],
    aspects: [],
    run_id: null,
    batch_id: null,
    sample_index: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

/** A UTC instant on a day of January 2026. */
export function onDay(day: number, hour = 0): string {
  return new Date(Date.UTC(2026, 0, day, hour)).toISOString();
}
