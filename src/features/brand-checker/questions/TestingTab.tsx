import { useStore } from '@nanostores/react';
import { Button } from '@/components/ui/Button';
import { ExportButtons } from '../results/ExportButtons';
import { ResultList } from '../results/ResultList';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CheckerData } from '../server-state';
import type { CheckerTexts } from '../strings';
import { openCreation } from '../tabs';
import { Quota } from './Quota';
import { $isAsking, $runningTest, $runTest, $searchProgress } from './run-test';
import { ScheduleOffer, type OnSchedule } from './ScheduleOffer';
import { TestForm } from './TestForm';
import { TestProgress } from './TestProgress';

interface TestingTabProps extends CheckerTexts {
  data: CheckerData;
  /** The one that the page shows. */
  campaign: BrandCampaign | undefined;
  onSchedule: OnSchedule;
}

/** The test form and its results, or a button to the first campaign (product 21.12). */
export function TestingTab(props: TestingTabProps) {
  const { data, campaign, locale, strings } = props;
  const running = useStore($runningTest);
  const search = useStore($searchProgress);
  const isAsking = useStore($isAsking);
  const { data: answerCount } = useStore($runTest);
  const { analysis, testing } = strings;
  if (data.campaigns.length === 0) {
    return (
      <div className="max-w-xl border-t-[1.5px] border-ink py-8">
        <h2 className="text-heading">{testing.emptyTitle}</h2>
        <p className="mt-2 mb-6 text-soft">{testing.emptyText}</p>
        <Button variant="signal" onClick={openCreation}>
          {strings.actions.createCampaign}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[5fr_7fr]">
      <section className="min-w-0 border-t-[1.5px] border-ink pt-5">
        <h2 className="text-heading">{testing.heading}</h2>
        <Quota quota={data.quota} locale={locale} strings={strings} />
        <TestForm
          campaigns={data.campaigns}
          shown={campaign}
          isRunning={isAsking}
          quota={data.quota}
          locale={locale}
          strings={strings}
        />
      </section>
      <section className="min-w-0 border-t-[1.5px] border-ink pt-5">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h2 className="text-heading">{strings.results.heading}</h2>
            <p className="mt-1 text-[0.9375rem] text-soft">{strings.results.hint}</p>
          </div>
          {data.tests.length > 0 && <ExportButtons campaigns={data.campaigns} strings={analysis} />}
        </div>
        <TestProgress
          running={running}
          search={search}
          answerCount={answerCount ?? 0}
          locale={locale}
          strings={strings}
        />
        <ScheduleOffer data={data} strings={strings} onSchedule={props.onSchedule} />
        {(!isAsking || data.tests.length > 0) && (
          <ResultList data={data} locale={locale} strings={strings} />
        )}
      </section>
    </div>
  );
}
