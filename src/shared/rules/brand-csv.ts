import { BRAND_PLATFORMS } from '../entities/brand-platform.ts';
import type { PromptTest } from '../entities/prompt-test.ts';
import { citedIn } from './answer-facets.ts';
import { toCsv, type CsvCell } from './csv.ts';

/** What a row of the export shows, in this order; the dictionaries name the columns. */
const CELLS = {
  created_at: (test) => test.created_at,
  campaign: (_, campaignName) => campaignName,
  prompt: (test) => test.prompt,
  mode: (test) => test.mode,
  branded: (test) => test.branded,
  platform: (test) => BRAND_PLATFORMS[test.platform].name,
  model: (test) => test.model,
  sample_index: (test) => test.sample_index,
  is_sample: (test) => test.is_sample,
  mentions_count: (test) => test.mentions_count,
  first_position: (test) => test.first_position,
  list_rank: (test) => test.list_rank,
  share_of_voice: (test) => test.share_of_voice,
  competitors: (test) =>
    test.competitor_mentions.map(({ name, count }) => `${name}: ${count}`).join('; '),
  sentiment_score: (test) => test.sentiment_score,
  sentiment_label: (test) => test.sentiment_label,
  sentiment_method: (test) => test.sentiment_method,
  sentiment_reason: (test) => test.sentiment_reason,
  links: (test) => test.links.map(({ url }) => url).join(' '),
  searches: (test) => test.searches,
  queries: (test) => test.sources?.queries.join('; ') ?? '',
  cited: (test) =>
    citedIn(test)
      .map(({ url }) => url)
      .join(' '),
  batch_id: (test) => test.batch_id,
  response: (test) => test.response,
} as const satisfies Record<string, (test: PromptTest, campaignName: string) => CsvCell>;

export type BrandCsvColumn = keyof typeof CELLS;

export const brandCsvColumns = Object.keys(CELLS) as BrandCsvColumn[];

/**
 * Tests as CSV with a row of column names.
 *
 * @param columns every column's name in the reader's language
 * @param campaignNames names by campaign id; a test of an unknown campaign has an empty cell
 */
export function testsToCsv(
  tests: readonly PromptTest[],
  columns: Readonly<Record<BrandCsvColumn, string>>,
  campaignNames: ReadonlyMap<string, string>,
): string {
  const rows = tests.map((test) =>
    brandCsvColumns.map((column) => CELLS[column](test, campaignNames.get(test.campaign_id) ?? '')),
  );
  return toCsv([brandCsvColumns.map((column) => columns[column]), ...rows]);
}
