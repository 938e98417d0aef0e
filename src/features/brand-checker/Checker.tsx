import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import { TabList } from '@/components/ui/TabList';
import { useHashTab } from '@/components/ui/use-hash-tab';
import type { Dictionary } from '@/i18n/dictionaries';
import { CampaignDialogs, type CampaignIntent } from './campaigns/CampaignDialogs';
import { CAMPAIGN_LIST_ID, CampaignsTab } from './campaigns/CampaignsTab';
import { CREATE_FIELD_ID } from './campaigns/StartFromSite';
import { CheckerActions } from './CheckerActions';
import { ErrorBanner } from './ErrorBanner';
import { $failure } from './failure';
import { Overview } from './overview/Overview';
import { PROMPT_FIELD_ID } from './questions/TestForm';
import { TestingTab } from './questions/TestingTab';
import { NO_TESTS } from './server-state';
import { $checker, reload } from './stores';
import type { CheckerTexts } from './strings';
import { CHECKER_TABS, tabOf, type CheckerTab } from './tabs';

interface CheckerProps extends CheckerTexts {
  members: Dictionary['members'];
}

/** The page for premium members: buttons, banner and tabs (product 21.1). */
export function Checker({ locale, strings, members }: CheckerProps) {
  const state = useStore($checker);
  const data = typeof state === 'object' ? state : null;
  // The first render is slow; deferred, it can be interrupted by a tap. Later changes are not
  // deferred.
  const isRendered = useDeferredValue(data !== null);
  const failure = useStore($failure);
  const [tab, openTab] = useHashTab(tabOf);
  const [intent, setIntent] = useState<CampaignIntent | null>(null);
  const id = useId();

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
      onRetry={reload}
    />
  );
  const texts = { locale, strings };

  return (
    <>
      {state !== 'failed' && (
        <CheckerActions
          strings={strings.actions}
          canCreate={data === null || data.campaigns.length > 0}
          canTest={data && data.campaigns.length > 0}
          onCreate={openCreation}
          onTest={openTest}
        />
      )}
      {intent === null && banner}
      {state === 'failed' ? (
        // While the banner shows, it has the retry button.
        failure === null && (
          <Button variant="line" onClick={reload}>
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
          {CHECKER_TABS.map((name) => (
            <div
              key={name}
              role="tabpanel"
              id={`${id}-${name}`}
              aria-labelledby={`${id}-${name}-tab`}
              hidden={name !== tab}
              className="pt-8 lg:pt-10"
            >
              {name === 'overview' && (
                <Overview
                  {...texts}
                  data={data}
                  onOpen={openAndFocus}
                  onCreate={openCreation}
                  onTest={openTest}
                />
              )}
              {name === 'campaigns' && (
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
              {name === 'testing' && (
                <TestingTab
                  {...texts}
                  data={data}
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
