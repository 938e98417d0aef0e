import { downloadText } from '@/lib/download';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { testsToCsv } from '#shared/rules/brand-csv.ts';
import { figuresToCsv } from '#shared/rules/brand-figures-csv.ts';
import { callChecker } from '../api';
import { createAction } from '../failure';
import type { CheckerStrings } from '../strings';

/** Without it, spreadsheets assume an old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

interface ExportRequest {
  /** Null for the tests of all campaigns. */
  campaignId: string | null;
  campaigns: readonly BrandCampaign[];
  strings: CheckerStrings['analysis'];
}

/** Every test with its answer, newest first. */
async function loadAllTests(campaignId: string | null): Promise<PromptTest[]> {
  const tests: PromptTest[] = [];
  const filter = campaignId === null ? {} : { campaign_id: campaignId };
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await callChecker({ action: 'answers', ...filter, ...(cursor && { cursor }) });
    tests.push(...page.tests);
    cursor = page.next_cursor;
  }
  return tests;
}

/** Downloads every test, of one campaign or of all, as CSV. */
export const $exportTests = createAction('export', async (request: ExportRequest) => {
  const { campaignId, campaigns, strings } = request;
  const tests = await loadAllTests(campaignId);
  const names = new Map(campaigns.map(({ id, name }) => [id, name]));
  const csv = testsToCsv(tests, strings.columns, names);
  downloadText(strings.fileName, BYTE_ORDER_MARK + csv, 'text/csv');
});

/** Downloads the shares of these tests with their ranges, by question, measure and platform. */
export const $exportFigures = createAction('export', async (request: ExportRequest) => {
  const { campaignId, campaigns, strings } = request;
  const tests = await loadAllTests(campaignId);
  const known = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const csv = figuresToCsv(tests, strings.figureColumns, known);
  downloadText(strings.figuresFileName, BYTE_ORDER_MARK + csv, 'text/csv');
});
