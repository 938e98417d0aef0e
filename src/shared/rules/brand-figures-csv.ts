import { ANSWER_MODES, type AnswerMode } from '../entities/answer-mode.ts';
import {
  BRAND_PLATFORMS,
  brandPlatformIds,
  type BrandPlatformId,
} from '../entities/brand-platform.ts';
import type { PromptTest } from '../entities/prompt-test.ts';
import { nameKey } from './brand-names.ts';
import { toCsv, type CsvCell } from './csv.ts';
import { roundTo } from './round-to.ts';
import { share, type Share } from './shares.ts';

/** How often the answers to a question on a platform name somebody, of one measure. */
interface FigureRow {
  campaignName: string;
  question: string;
  branded: boolean;
  mode: AnswerMode;
  platform: BrandPlatformId;
  name: string;
  own: boolean;
  share: Share;
}

/** Digits of a share after the point. */
const DIGITS = 4;

/** What a row of the export shows, in this order; the dictionaries name the columns. */
const CELLS = {
  campaign: (row) => row.campaignName,
  question: (row) => row.question,
  branded: (row) => row.branded,
  mode: (row) => row.mode,
  platform: (row) => BRAND_PLATFORMS[row.platform].name,
  name: (row) => row.name,
  own: (row) => row.own,
  k: (row) => row.share.k,
  n: (row) => row.share.n,
  share: (row) => roundTo(row.share.value, DIGITS),
  low: (row) => roundTo(row.share.low, DIGITS),
  high: (row) => roundTo(row.share.high, DIGITS),
} as const satisfies Record<string, (row: FigureRow) => CsvCell>;

export type FigureCsvColumn = keyof typeof CELLS;

export const figureCsvColumns = Object.keys(CELLS) as FigureCsvColumn[];

type CountedAnswer = Pick<
  PromptTest,
  | 'campaign_id'
  | 'prompt'
  | 'branded'
  | 'mode'
  | 'platform'
  | 'mentions_count'
  | 'competitor_mentions'
>;

/**
 * The shares of answers that name the brand, or a competitor, as CSV with a row of column names: one
 * row for each question, measure, platform and name, with k of n and the range, 0 to 1 (product 21.40).
 * A competitor's n are the answers that were compared with it.
 *
 * @param columns every column's name in the reader's language
 * @param campaigns name and brand by campaign id; answers of an unknown campaign are left out
 */
export function figuresToCsv(
  tests: readonly CountedAnswer[],
  columns: Readonly<Record<FigureCsvColumn, string>>,
  campaigns: ReadonlyMap<string, { name: string; brand_name: string }>,
): string {
  const rows = [...Map.groupBy(tests, ({ campaign_id }) => campaign_id)].flatMap(([id, own]) => {
    const campaign = campaigns.get(id);
    return campaign === undefined ? [] : campaignRows(own, campaign);
  });
  return toCsv([
    figureCsvColumns.map((column) => columns[column]),
    ...rows.map((row) => figureCsvColumns.map((column) => CELLS[column](row))),
  ]);
}

function campaignRows(
  tests: readonly CountedAnswer[],
  { name: campaignName, brand_name }: { name: string; brand_name: string },
): FigureRow[] {
  const questions = [...Map.groupBy(tests, ({ prompt }) => prompt)];
  return questions.flatMap(([question, asked]) =>
    ANSWER_MODES.flatMap((mode) =>
      brandPlatformIds.flatMap((platform) => {
        const answers = asked.filter((each) => each.mode === mode && each.platform === platform);
        const branded = answers.some((each) => each.branded);
        const group = { campaignName, question, branded, mode, platform };
        return namedIn(answers, brand_name).map((named) => ({ ...group, ...named }));
      }),
    ),
  );
}

/** The brand's share of these answers, then the competitors'; none without answers. */
function namedIn(
  answers: readonly CountedAnswer[],
  brand: string,
): Pick<FigureRow, 'name' | 'own' | 'share'>[] {
  const own = share(answers.filter((each) => each.mentions_count > 0).length, answers.length);
  if (own === null) return [];
  const mentions = answers.flatMap(({ competitor_mentions }) => competitor_mentions);
  const rivals = [...Map.groupBy(mentions, ({ name }) => nameKey(name)).values()];
  return [
    { name: brand, own: true, share: own },
    ...rivals.flatMap((same) => {
      const counted = share(same.filter(({ count }) => count > 0).length, same.length);
      const name = same[0]?.name ?? '';
      return counted === null ? [] : [{ name, own: false, share: counted }];
    }),
  ];
}
