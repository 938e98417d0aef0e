import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/Spinner';
import { TabList } from '@/components/ui/TabList';
import { useHashTab } from '@/components/ui/use-hash-tab';
import type { Dictionary } from '@/i18n/dictionaries';
import { CampaignDialogs, type CampaignIntent } from './campaigns/CampaignDialogs';
import { CAMPAIGN_LIST_ID, CampaignsTab } from './campaigns/CampaignsTab';
import { CREATE_FIELD_ID } from './campaigns/CreateCampaign';
import { CheckerActions } from './CheckerActions';
import { ErrorBanner } from './ErrorBanner';
import { Overview } from './overview/Overview';
import { PROMPT_FIELD_ID } from './questions/TestForm';
import { TestingTab } from './questions/TestingTab';
import { $data, $notice, loadChecker } from './store';
import type { CheckerTexts } from './strings';
import { CHECKER_TABS, tabOf, type CheckerTab } from './tabs';

interface CheckerProps extends CheckerTexts {
  members: Dictionary['members'];
}

/** The page for members who may see it: ways on, banner and tabs (product 21.1). */
export function Checker({ locale, strings, members }: CheckerProps) {
  const data = useStore($data);
  // The first drawing is long: bit by bit it holds up no tap, later changes show at once.
  const isDrawn = useDeferredValue(data !== null);
  const notice = useStore($notice);
  const [tab, openTab] = useHashTab(tabOf);
  const [intent, setIntent] = useState<CampaignIntent | null>(null);
  const id = useId();

  useEffect(() => void loadChecker(), []);

  const wantsFocus = useRef<string | null>(null);

  // The focus comes after the tab is open, which an effect of an earlier drawing may not see yet.
  useEffect(() => {
    const target = document.getElementById(wantsFocus.current ?? '');
    if (target === null) return;
    target.focus();
    wantsFocus.current = null;
  });

  const lead = (next: CheckerTab, fieldId?: string) => {
    wantsFocus.current = fieldId ?? `${id}-${next}-tab`;
    openTab(next);
  };
  // What an earlier call said has nothing to do with what a dialog is about.
  const start = (next: CampaignIntent) => {
    $notice.set(null);
    setIntent(next);
  };
  const toCreation = () => lead('campaigns', CREATE_FIELD_ID);
  const toTest = () => lead('testing', PROMPT_FIELD_ID);
  const banner = (
    <ErrorBanner
      notice={notice}
      strings={strings.errors}
      onDismiss={() => $notice.set(null)}
      onRetry={() => void loadChecker()}
    />
  );
  const texts = { locale, strings };

  return (
    <>
      <CheckerActions
        strings={strings.actions}
        canCreate={data === null || data.campaigns.length > 0}
        canTest={data && data.campaigns.length > 0}
        onCreate={toCreation}
        onTest={toTest}
      />
      {intent === null && banner}
      {data === null || !isDrawn ? (
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
              wantsFocus.current = null;
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
                  onOpen={lead}
                  onCreate={toCreation}
                  onTest={toTest}
                />
              )}
              {name === 'campaigns' && (
                <CampaignsTab
                  {...texts}
                  data={data}
                  onIntent={start}
                  onCreated={() => document.getElementById(CAMPAIGN_LIST_ID)?.focus()}
                />
              )}
              {name === 'testing' && (
                <TestingTab {...texts} data={data} isVisible={name === tab} onCreate={toCreation} />
              )}
            </div>
          ))}
        </>
      )}
      <CampaignDialogs
        {...texts}
        intent={intent}
        closeLabel={members.close}
        banner={banner}
        onClose={() => setIntent(null)}
        onDeleted={() => {
          wantsFocus.current = CAMPAIGN_LIST_ID;
          setIntent(null);
        }}
      />
    </>
  );
}
