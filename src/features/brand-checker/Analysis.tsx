import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { downloadText } from '@/lib/download';
import { campaignAnalytics } from '#shared/rules/brand-analytics.ts';
import { testsToCsv } from '#shared/rules/brand-csv.ts';
import { Breakdown } from './Breakdown';
import type { CheckerData } from './checker-state';
import { OverTime } from './OverTime';
import { PlatformTable } from './PlatformTable';
import { loadCampaignTests } from './store';
import type { CheckerTexts } from './strings';

/** Spreadsheets take a file without it for one in an old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Charts and tables over the tests of one campaign or of all, and their export. */
export function Analysis({ data, locale, strings }: CheckerTexts & { data: CheckerData }) {
  const [campaignId, setCampaignId] = useState('');
  const id = useId();
  const { analysis, sentiments } = strings;
  const { campaigns } = data;
  // A campaign that was deleted meanwhile is no choice any more.
  const chosen = campaigns.find((campaign) => campaign.id === campaignId);
  const tests = chosen
    ? data.tests.filter(({ campaign_id }) => campaign_id === chosen.id)
    : data.tests;
  const { sentimentBreakdown, platformBreakdown } = campaignAnalytics(tests);
  const texts = { locale, strings };

  const choose = (next: string) => {
    setCampaignId(next);
    if (next !== '') void loadCampaignTests(next);
  };
  const download = () => {
    const names = new Map(campaigns.map((campaign) => [campaign.id, campaign.name]));
    const csv = testsToCsv(tests, analysis.columns, names);
    downloadText(analysis.fileName, BYTE_ORDER_MARK + csv, 'text/csv');
  };

  return (
    <section className="min-w-0 border-t-[1.5px] border-ink pt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="text-heading">{analysis.heading}</h2>
        <div className="flex flex-wrap items-end gap-3">
          <div>
            <label htmlFor={`${id}-campaign`} className="mb-1 block text-[0.9375rem] font-medium">
              {analysis.campaign}
            </label>
            <select
              id={`${id}-campaign`}
              className="field min-h-11 max-w-64 py-1.5"
              value={chosen?.id ?? ''}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">{analysis.all}</option>
              {campaigns.map((campaign) => (
                <option key={campaign.id} value={campaign.id}>
                  {campaign.name}
                </option>
              ))}
            </select>
          </div>
          <Button variant="line" size="small" disabled={tests.length === 0} onClick={download}>
            {analysis.export}
          </Button>
        </div>
      </div>
      <OverTime {...texts} tests={tests} />
      <div className="mt-12 grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <PlatformTable {...texts} breakdown={platformBreakdown} />
        <Breakdown
          title={analysis.sentiments}
          rows={Object.entries(sentiments).map(([label, text]) => ({
            label: text,
            count: sentimentBreakdown[label as keyof typeof sentiments],
          }))}
        />
      </div>
    </section>
  );
}
