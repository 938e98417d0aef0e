import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Select } from '@/components/ui/Select';
import { Lazy } from '@/components/ui/Lazy';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { campaignAnalytics } from '#shared/rules/brand-analytics.ts';
import { shownMode, sumOfStats, testCount } from '#shared/rules/campaign-stats.ts';
import { $exportTests } from '../results/export-tests';
import type { CheckerData } from '../server-state';
import type { CheckerTexts } from '../strings';
import { Breakdown } from './Breakdown';
import { MetricOverTime } from './MetricOverTime';
import { PlatformTable } from './PlatformTable';

function onlyOne(campaigns: readonly BrandCampaign[]): BrandCampaign | null {
  return campaigns.length === 1 ? (campaigns[0] ?? null) : null;
}

/** Charts and tables of one campaign or of all, and the export of their tests. */
export function Analysis({ data, locale, strings }: CheckerTexts & { data: CheckerData }) {
  const [campaignId, setCampaignId] = useState('');
  const { analysis, sentiments } = strings;
  const { campaigns } = data;
  // The chosen campaign may have been deleted meanwhile.
  const chosen = campaigns.find((campaign) => campaign.id === campaignId);
  const stats = chosen ? chosen.stats : sumOfStats(campaigns.map((each) => each.stats));
  const mode = shownMode(stats);
  const { sentimentBreakdown, platformBreakdown } = campaignAnalytics(stats, mode);
  const { mutate: exportTests, loading: isExporting } = useStore($exportTests);
  const texts = { locale, strings };

  return (
    <section className="min-w-0 border-t-[1.5px] border-ink pt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="text-heading">{analysis.heading}</h2>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            size="small"
            className="max-w-64"
            label={analysis.campaign}
            choices={[
              { value: '', label: analysis.all },
              ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={chosen?.id ?? ''}
            onChoose={setCampaignId}
          />
          <Button
            variant="line"
            size="small"
            disabled={testCount(stats) === 0}
            aria-disabled={isExporting || undefined}
            onClick={() => {
              void exportTests({ campaignId: chosen?.id ?? null, campaigns, strings: analysis });
            }}
          >
            {isExporting ? analysis.exporting : analysis.export}
          </Button>
        </div>
      </div>
      <p className="mt-4 text-base text-soft">{strings.measures[mode]}</p>
      <MetricOverTime {...texts} stats={stats} />
      <Lazy load={() => import('./Compare')}>
        {({ default: Compare }) => (
          <Compare {...texts} stats={stats} campaign={chosen ?? onlyOne(campaigns)} />
        )}
      </Lazy>
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
