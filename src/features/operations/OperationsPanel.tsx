import { useStore } from '@nanostores/react';
import { useId, useState, type ComponentType } from 'react';
import { TabList } from '@/components/ui/TabList';
import { Toast } from '@/components/ui/Toast';
import { useHashTab } from '@/components/ui/use-hash-tab';
import { $today, isSignedInOtherwise } from '@/lib/operations-today';
import { ResumeAction } from './actions/ResumeAction';
import { AuditLog } from './audit/AuditLog';
import { ContactRequests } from './requests/ContactRequests';
import { LiveEvents } from './events/LiveEvents';
import { ContractNotices } from './notices/ContractNotices';
import { Ledger } from './payments/Ledger';
import { Members } from './members/Members';
import { SupportThreads } from './support/SupportThreads';
import { Payments } from './payments/Payments';
import { QuotaUse } from './brand-checker/QuotaUse';
import { ScheduledRuns } from './brand-checker/ScheduledRuns';
import {
  OPERATIONS_TABS,
  operationsPathOf,
  openCount,
  partsOf,
  type ListProps,
  type OperationsPath,
  type OperationsTab,
} from './tabs';
import { Today } from './Today';
import { WebhookFailures } from './payments/WebhookFailures';

const LISTS: Record<OperationsTab, ComponentType<ListProps>> = {
  today: Today,
  support: SupportThreads,
  requests: ContactRequests,
  notices: ContractNotices,
  members: Members,
  payments: Payments,
  webhooks: WebhookFailures,
  ledger: Ledger,
  quota: QuotaUse,
  runs: ScheduledRuns,
  events: LiveEvents,
  audit: AuditLog,
};

/** The tabs of the operations page. Opening a list loads it again. */
export function OperationsPanel(props: Omit<ListProps, 'at'>) {
  const { locale, strings } = props;
  const { tabs, otherwise } = strings;
  const id = useId();
  const [path, openPath] = useHashTab<OperationsPath>(operationsPathOf);
  const { tab, at } = partsOf(path);
  const panelId = `${id}-panel`;
  const List = LISTS[tab];
  const { data: today, error } = useStore($today);
  const [round, setRound] = useState(0);
  if (isSignedInOtherwise(error)) {
    return (
      <div role="alert" className="mt-8 max-w-3xl border-l-4 border-signal bg-wash px-5 py-3">
        <h2 className="font-semibold">{otherwise.heading}</h2>
        <p className="mt-2">{otherwise.text}</p>
      </div>
    );
  }
  return (
    <div className="mt-8">
      <ResumeAction
        locale={locale}
        strings={strings}
        onDone={() => setRound((before) => before + 1)}
      />
      <TabList
        label={tabs.label}
        tabs={OPERATIONS_TABS.map((each) => ({
          id: each,
          label: tabs[each],
          count: today ? openCount(each, today) : 0,
        }))}
        selected={tab}
        onSelect={openPath}
        baseId={id}
        panelId={() => panelId}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${id}-${tab}-tab`} className="pt-6">
        <List key={`${path} ${String(round)}`} {...props} at={at} />
      </div>
      <Toast closeLabel={props.closeLabel} />
    </div>
  );
}
