import { useStore } from '@nanostores/react';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import { Lazy } from '@/components/ui/Lazy';
import type { Dictionary } from '@/i18n/dictionaries';
import { testCount } from '#shared/rules/campaign-stats.ts';
import { TakenFinding } from './advice/TakenFinding';
import { CheckerTabs, Panel } from './CheckerTabs';
import { CampaignDialogs, type CampaignIntent } from './campaigns/CampaignDialogs';
import { CAMPAIGN_LIST_ID, CampaignsTab } from './campaigns/CampaignsTab';
import { $place } from './drawer/place';
import { ErrorBanner } from './ErrorBanner';
import { $failure } from './failure';
import { $campaignId, $figures, recount } from './figures/figures-store';
import { CampaignHead } from './overview/CampaignHead';
import { loadFigures, Overview } from './overview/Overview';
import { $runTest, resumeQuestion } from './questions/run-test';
import { TestingTab } from './questions/TestingTab';
import { NO_TESTS } from './server-state';
import { $checker, $openQuestion, reload } from './stores';
import type { CheckerTexts } from './strings';
import { openCreation, openTest } from './tabs';

interface CheckerProps extends CheckerTexts {
  members: Dictionary['members'];
}

function loadAgain(): void {
  reload();
  recount();
}

/** The page for premium members: campaign, banner, tabs and what a figure opens (product 21.1). */
export function Checker({ locale, strings, members }: CheckerProps) {
  const state = useStore($checker);
  const data = typeof state === 'object' ? state : null;
  const [hasFiguresCode, setHasFiguresCode] = useState(false);
  useEffect(() => {
    const show = () => setHasFiguresCode(true);
    // <Lazy> shows a failure.
    loadFigures().then(show, show);
  }, []);
  // The first render is slow; deferred, it can be interrupted by a tap. Later changes are not
  // deferred.
  const isRendered = useDeferredValue(data !== null && hasFiguresCode);
  // The other tabs are rendered after the open one.
  const [hasAllTabs, setHasAllTabs] = useState(false);
  useEffect(() => {
    if (isRendered) startTransition(() => setHasAllTabs(true));
  }, [isRendered]);
  const failure = useStore($failure);
  const [intent, setIntent] = useState<CampaignIntent | null>(null);
  const campaignId = useStore($campaignId);
  const campaign = data?.campaigns.find((each) => each.id === campaignId);
  const { facet, answer } = useStore($place);
  // It stays, so that it gives back the focus when it closes.
  const [hasDrawer, setHasDrawer] = useState(false);
  if (!hasDrawer && (facet !== null || answer !== null)) setHasDrawer(true);

  // The figures are asked for before what shows them is rendered.
  const hasTests = data?.campaigns.some(({ stats }) => testCount(stats) > 0) ?? false;
  useEffect(() => (hasTests ? $figures.listen(() => undefined) : undefined), [hasTests]);

  // Whatever tab is rendered: a mutation that nobody listens to stays "loading".
  useEffect(() => $runTest.listen(() => undefined), []);

  const openQuestion = useStore($openQuestion);
  useEffect(() => {
    if (openQuestion) void resumeQuestion(openQuestion);
  }, [openQuestion]);

  const openDialog = (next: CampaignIntent) => {
    // The dialog must not show an earlier failure.
    $failure.set(null);
    setIntent(next);
  };
  const banner = (
    <ErrorBanner
      failure={failure}
      strings={strings.errors}
      onDismiss={() => $failure.set(null)}
      onRetry={loadAgain}
    />
  );
  const texts = { locale, strings };

  return (
    <>
      {state !== 'failed' && (
        <div className="mt-6 mb-8 min-h-31 sm:min-h-19">
          {data && campaign && (
            <CampaignHead
              {...texts}
              campaigns={data.campaigns}
              campaign={campaign}
              onIntent={openDialog}
            />
          )}
          {data?.campaigns.length === 0 && (
            <Button size="small" onClick={openCreation}>
              {strings.actions.createFirst}
            </Button>
          )}
        </div>
      )}
      <div className="mt-6">{intent === null && banner}</div>
      {state === 'failed' ? (
        // While the banner shows, it has the retry button.
        failure === null && (
          <Button variant="line" onClick={loadAgain}>
            {strings.errors.retry}
          </Button>
        )
      ) : data === null || !isRendered ? (
        <div role="status" className="flex min-h-screen flex-col items-center gap-6 pt-24">
          <Spinner />
          <p className="text-soft">{strings.loading}</p>
        </div>
      ) : (
        <>
          <CheckerTabs strings={strings.tabs} />
          <TakenFinding {...texts} campaign={campaign} />
          <Panel name="overview" isWaiting={!hasAllTabs}>
            <Overview {...texts} data={data} campaign={campaign} />
          </Panel>
          <Panel name="testing" isWaiting={!hasAllTabs}>
            <TestingTab
              {...texts}
              data={data}
              campaign={campaign}
              onSchedule={(campaign, question) =>
                openDialog({ action: 'schedule', campaign, question })
              }
            />
          </Panel>
          <Panel name="sources" isWaiting>
            <Lazy load={() => import('./sources/SourcesTab')}>
              {({ default: SourcesTab }) => <SourcesTab {...texts} />}
            </Lazy>
          </Panel>
          <Panel name="campaigns" isWaiting={!hasAllTabs}>
            <CampaignsTab
              {...texts}
              data={data}
              onIntent={openDialog}
              onCreated={({ questions }) => {
                if (questions.length > 0) openTest();
                else document.getElementById(CAMPAIGN_LIST_ID)?.focus();
              }}
            />
          </Panel>
        </>
      )}
      {hasDrawer && data && (
        <Lazy load={() => import('./drawer/Drawer')} fallback={null}>
          {({ default: Drawer }) => (
            <Drawer
              {...texts}
              campaigns={data.campaigns}
              campaign={campaign}
              closeLabel={members.close}
            />
          )}
        </Lazy>
      )}
      <CampaignDialogs
        {...texts}
        intent={intent}
        list={data ?? NO_TESTS}
        closeLabel={members.close}
        banner={banner}
        onClose={() => setIntent(null)}
        onDeleted={() => {
          // The dialog gives the focus back first, to a campaign that is gone.
          flushSync(() => setIntent(null));
          document.getElementById(CAMPAIGN_LIST_ID)?.focus();
        }}
      />
    </>
  );
}
