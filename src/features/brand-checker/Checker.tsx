import { useStore } from '@nanostores/react';
import { startTransition, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import { Lazy } from '@/components/ui/Lazy';
import { TabList } from '@/components/ui/TabList';
import { useHashTab } from '@/components/ui/use-hash-tab';
import type { Dictionary } from '@/i18n/dictionaries';
import { testCount } from '#shared/rules/campaign-stats.ts';
import { TakenFinding } from './advice/TakenFinding';
import { CampaignDialogs, type CampaignIntent } from './campaigns/CampaignDialogs';
import { CAMPAIGN_LIST_ID, CampaignsTab } from './campaigns/CampaignsTab';
import { CREATE_FIELD_ID } from './campaigns/StartFromSite';
import { $place } from './drawer/place';
import { ErrorBanner } from './ErrorBanner';
import { $failure } from './failure';
import { $campaignId, $figures, recount } from './figures/figures-store';
import { CampaignHead } from './overview/CampaignHead';
import { Overview } from './overview/Overview';
import { $runTest, resumeQuestion } from './questions/run-test';
import { PROMPT_FIELD_ID } from './questions/TestForm';
import { TestingTab } from './questions/TestingTab';
import { NO_TESTS } from './server-state';
import { $checker, $openQuestion, reload } from './stores';
import type { CheckerTexts } from './strings';
import { CHECKER_TABS, tabOf, type CheckerTab } from './tabs';

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
  // The first render is slow; deferred, it can be interrupted by a tap. Later changes are not
  // deferred.
  const isRendered = useDeferredValue(data !== null);
  // The other tabs are rendered after the open one.
  const [hasAllTabs, setHasAllTabs] = useState(false);
  useEffect(() => {
    if (isRendered) startTransition(() => setHasAllTabs(true));
  }, [isRendered]);
  const failure = useStore($failure);
  const [tab, openTab] = useHashTab(tabOf);
  const isDrawn = (name: CheckerTab) => hasAllTabs || name === tab;
  const [intent, setIntent] = useState<CampaignIntent | null>(null);
  const id = useId();
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

  /** The id of the element that gets the focus as soon as it is rendered. */
  const focusTarget = useRef<string | null>(null);

  // After every render, because the tab may be rendered later.
  useEffect(() => {
    const target = document.getElementById(focusTarget.current ?? '');
    if (target === null) return;
    target.focus();
    focusTarget.current = null;
  });

  const openAndFocus = (next: CheckerTab, fieldId?: string) => {
    focusTarget.current = fieldId ?? `${id}-${next}-tab`;
    openTab(next);
  };
  const openDialog = (next: CampaignIntent) => {
    // The dialog must not show an earlier failure.
    $failure.set(null);
    setIntent(next);
  };
  const openCreation = () => openAndFocus('campaigns', CREATE_FIELD_ID);
  const openTest = () => openAndFocus('testing', PROMPT_FIELD_ID);
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
          <TabList
            label={strings.tabs.label}
            tabs={CHECKER_TABS.map((name) => ({ id: name, label: strings.tabs[name] }))}
            selected={tab}
            onSelect={(next) => {
              focusTarget.current = null;
              openTab(next);
            }}
            baseId={id}
            panelId={(name) => `${id}-${name}`}
          />
          <TakenFinding {...texts} campaign={campaign} />
          {CHECKER_TABS.map((name) => (
            <div
              key={name}
              role="tabpanel"
              id={`${id}-${name}`}
              aria-labelledby={`${id}-${name}-tab`}
              hidden={name !== tab}
              className="pt-8 lg:pt-10"
            >
              {name === 'overview' && isDrawn(name) && (
                <Overview
                  {...texts}
                  data={data}
                  campaign={campaign}
                  onOpen={openAndFocus}
                  onCreate={openCreation}
                  onTest={openTest}
                />
              )}
              {name === 'sources' && name === tab && (
                <Lazy load={() => import('./sources/SourcesTab')}>
                  {({ default: SourcesTab }) => <SourcesTab {...texts} />}
                </Lazy>
              )}
              {name === 'campaigns' && isDrawn(name) && (
                <CampaignsTab
                  {...texts}
                  data={data}
                  onIntent={openDialog}
                  onCreated={({ questions }) => {
                    if (questions.length > 0) openTest();
                    else document.getElementById(CAMPAIGN_LIST_ID)?.focus();
                  }}
                />
              )}
              {name === 'testing' && isDrawn(name) && (
                <TestingTab
                  {...texts}
                  data={data}
                  campaign={campaign}
                  isVisible={name === tab}
                  onCreate={openCreation}
                  onSchedule={(campaign, question) =>
                    openDialog({ action: 'schedule', campaign, question })
                  }
                />
              )}
            </div>
          ))}
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
          focusTarget.current = CAMPAIGN_LIST_ID;
          setIntent(null);
        }}
      />
    </>
  );
}
