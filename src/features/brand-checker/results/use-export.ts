import { useState } from 'react';
import { downloadText } from '@/lib/download';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { testsToCsv } from '#shared/rules/brand-csv.ts';
import { loadAllAnswers } from '../answers';
import { reportFailure } from '../store';
import type { CheckerStrings } from '../strings';

/** Spreadsheets take a file without it for one in an old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads every test, of one campaign or of all, as CSV. */
export function useExport(
  campaigns: readonly BrandCampaign[],
  strings: CheckerStrings['analysis'],
) {
  const [isExporting, setExporting] = useState(false);
  const download = async (campaignId: string | null) => {
    if (isExporting) return;
    setExporting(true);
    try {
      const tests = await loadAllAnswers(campaignId);
      const names = new Map(campaigns.map(({ id, name }) => [id, name]));
      const csv = testsToCsv(tests, strings.columns, names);
      downloadText(strings.fileName, BYTE_ORDER_MARK + csv, 'text/csv');
    } catch (error) {
      reportFailure('export', error);
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, download };
}
