import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import {
  campaignAnalytics,
  OVERVIEW_CAMPAIGN_COUNT,
  RECENT_TEST_COUNT,
} from '#shared/rules/brand-analytics.ts';
import { shownMode, sumOfStats } from '#shared/rules/campaign-stats.ts';
import { Analysis } from '../analysis/Analysis';
import { NextStepNote } from '../results/NextStepNote';
import type { CheckerData } from '../server-state';
import type { CheckerTexts } from '../strings';
import type { CheckerTab } from '../tabs';
import { FirstSteps } from './FirstSteps';
import { RecentCampaigns } from './RecentCampaigns';
import { RecentTests } from './RecentTests';
import { Sample } from './Sample';
import { StatCards } from './StatCards';

interface OverviewProps extends CheckerTexts {
  data: CheckerData;
  onOpen: (tab: CheckerTab) => void;
  onCreate: () => void;
  onTest: () => void;
}

interface ListSectionProps {
  heading: string;
  /** Text that is shown instead of an empty list. */
  empty: string | null;
  more: string;
  onMore: () => void;
  children: ReactNode;
}

function ListSection({ heading, empty, more, onMore, children }: ListSectionProps) {
  return (
    <section className="min-w-0 border-t-[1.5px] border-ink pt-5">
      <h2 className="text-heading">{heading}</h2>
      {empty === null ? children : <p className="mt-4 text-soft">{empty}</p>}
      {empty === null && (
        <Button variant="quiet" size="small" className="mt-3 -ml-4" onClick={onMore}>
          {more}
        </Button>
      )}
    </section>
  );
}

/** Key figures, first campaigns, newest tests and the trend over time (product 21.7). */
export function Overview({ data, locale, strings, onOpen, onCreate, onTest }: OverviewProps) {
  const { campaigns, tests } = data;
  const { overview } = strings;
  const texts = { locale, strings };
  const stats = sumOfStats(campaigns.map((campaign) => campaign.stats));
  const analytics = campaignAnalytics(stats, shownMode(stats));
  const hasTests = analytics.tests > 0;
  const sample = <Sample {...texts} isOffered={!hasTests} />;
  return (
    <div className="space-y-14">
      {hasTests ? (
        <StatCards
          {...texts}
          activeCampaigns={campaigns.filter(({ status }) => status === 'active').length}
          analytics={analytics}
        />
      ) : (
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[5fr_7fr]">
          <FirstSteps
            strings={strings.start.steps}
            hasCampaign={campaigns.length > 0}
            onCreate={onCreate}
            onTest={onTest}
          />
          {sample}
        </div>
      )}
      {hasTests && (
        <NextStepNote
          stats={stats}
          hasCompetitors={campaigns.some(({ competitors }) => competitors.length > 0)}
          strings={strings.insights.next}
        />
      )}
      {campaigns.length > 0 && (
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[5fr_7fr]">
          <ListSection
            heading={overview.campaigns}
            empty={null}
            more={overview.allCampaigns}
            onMore={() => onOpen('campaigns')}
          >
            <RecentCampaigns
              campaigns={campaigns.slice(0, OVERVIEW_CAMPAIGN_COUNT)}
              strings={strings}
            />
          </ListSection>
          <ListSection
            heading={overview.recent}
            empty={tests.length > 0 || data.hasTestsError ? null : overview.noTests}
            more={overview.allResults}
            onMore={() => onOpen('testing')}
          >
            <RecentTests
              {...texts}
              tests={tests.slice(0, RECENT_TEST_COUNT)}
              campaigns={campaigns}
            />
          </ListSection>
        </div>
      )}
      {hasTests && <Analysis {...texts} data={data} />}
      {hasTests && sample}
    </div>
  );
}
