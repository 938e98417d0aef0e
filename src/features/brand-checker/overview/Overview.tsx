import { Lazy } from '@/components/ui/Lazy';
import { fill } from '@/i18n/fill';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { OVERVIEW_CAMPAIGN_COUNT, RECENT_TEST_COUNT } from '#shared/rules/brand-analytics.ts';
import { countOf, sumOfStats, testCount, totalOf } from '#shared/rules/campaign-stats.ts';
import { Fold } from '@/components/members/Fold';
import type { CheckerData } from '../server-state';
import type { CheckerTexts } from '../strings';
import { openTab, type CheckerTab } from '../tabs';
import { FiguresSkeleton } from './FiguresSkeleton';
import { FirstSteps } from './FirstSteps';
import { recentQuestions } from './recent-questions';
import { RecentCampaigns } from './RecentCampaigns';
import { RecentTests } from './RecentTests';
import { Sample } from './Sample';
import { StatCards } from './StatCards';

const importFigures = () => import('./CampaignFigures');
let figuresCode: ReturnType<typeof importFigures> | undefined;

/**
 * Gives the same promise until it fails. The page waits for it: one that is resolved renders without a
 * fallback, which React would keep for 300 ms.
 */
export function loadFigures() {
  figuresCode ??= importFigures().catch((error: unknown) => {
    figuresCode = undefined;
    throw error;
  });
  return figuresCode;
}

interface OverviewProps extends CheckerTexts {
  data: CheckerData;
  /** The campaign that the page shows. */
  campaign: BrandCampaign | undefined;
}

/** The figures of one campaign, and below them all campaigns and the newest tests (product 21.7). */
export function Overview({ data, campaign, locale, strings }: OverviewProps) {
  const { campaigns, tests } = data;
  const { overview, figures } = strings;
  const texts = { locale, strings };
  const stats = sumOfStats(campaigns.map((each) => each.stats));
  const hasTests = testCount(stats) > 0;
  const active = campaigns.filter(({ status }) => status === 'active').length;
  const questions = recentQuestions(tests).slice(0, RECENT_TEST_COUNT);
  const mentions = (mode: AnswerMode) => countOf(totalOf(stats.days, mode), 'mentions');
  const sample = <Sample {...texts} isOffered={!hasTests} />;
  const all = (label: string, tab: CheckerTab) => (
    <button type="button" className="link" onClick={() => openTab(tab)}>
      {label}
    </button>
  );
  return (
    <div className="space-y-14">
      {hasTests && campaign ? (
        <Lazy load={loadFigures} fallback={<FiguresSkeleton label={figures.loading} />}>
          {({ default: CampaignFigures }) => (
            <CampaignFigures {...texts} campaign={campaign} quota={data.quota} />
          )}
        </Lazy>
      ) : (
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[5fr_7fr]">
          <FirstSteps
            locale={locale}
            strings={strings.start.steps}
            hasCampaign={campaigns.length > 0}
          />
          {sample}
        </div>
      )}
      {hasTests && (
        <Fold
          heading={overview.stats.heading}
          fact={fill(figures.glance.fact, {
            memory: mentions('memory'),
            search: mentions('search'),
          })}
          aside={figures.glance.aside}
        >
          <StatCards
            {...texts}
            campaigns={campaigns.length}
            activeCampaigns={active}
            stats={stats}
          />
        </Fold>
      )}
      {campaigns.length > 0 && (
        <div className="grid gap-x-16 gap-y-12 max-sm:gap-y-0 lg:grid-cols-2">
          <Fold
            heading={overview.campaigns}
            fact={fill(figures.campaignsFact, { active, count: campaigns.length })}
            aside={all(overview.allCampaigns, 'campaigns')}
          >
            <RecentCampaigns
              campaigns={campaigns.slice(0, OVERVIEW_CAMPAIGN_COUNT)}
              strings={strings}
            />
          </Fold>
          <Fold
            heading={overview.recent}
            fact={fill(figures.recent.fact, { count: questions.length })}
            aside={all(overview.allResults, 'testing')}
          >
            {questions.length === 0 && !data.hasTestsError && (
              <p className="py-3 text-soft">{overview.noTests}</p>
            )}
            <RecentTests {...texts} questions={questions} />
          </Fold>
        </div>
      )}
      {hasTests && sample}
    </div>
  );
}
