import { useId, type ComponentType } from 'react';
import { TabList } from '@/components/ui/TabList';
import { Toast } from '@/components/ui/Toast';
import { useHashTab } from '@/components/ui/use-hash-tab';
import { AuditLog } from './AuditLog';
import { ContactRequests } from './ContactRequests';
import { ContractNotices } from './ContractNotices';
import { Members } from './Members';
import { Payments } from './Payments';
import { QuotaUse } from './QuotaUse';
import { ScheduledRuns } from './ScheduledRuns';
import type { OperationsTexts } from './strings';
import { DESK_TABS, deskTabOf, type DeskTab } from './tabs';
import { WebhookFailures } from './WebhookFailures';

/** What a list gets. */
export interface ListProps extends OperationsTexts {
  closeLabel: string;
}

const LISTS: Record<DeskTab, ComponentType<ListProps>> = {
  requests: ContactRequests,
  notices: ContractNotices,
  members: Members,
  payments: Payments,
  webhooks: WebhookFailures,
  quota: QuotaUse,
  runs: ScheduledRuns,
  audit: AuditLog,
};

/** The lists, one at a time; opening one loads it anew. */
export default function Desk(props: ListProps) {
  const { tabs } = props.strings;
  const id = useId();
  const [tab, openTab] = useHashTab(deskTabOf);
  const panelId = `${id}-panel`;
  const List = LISTS[tab];
  return (
    <div className="mt-8">
      <TabList
        label={tabs.label}
        tabs={DESK_TABS.map((each) => ({ id: each, label: tabs[each] }))}
        selected={tab}
        onSelect={openTab}
        baseId={id}
        panelId={() => panelId}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${id}-${tab}-tab`} className="pt-6">
        <List key={tab} {...props} />
      </div>
      <Toast closeLabel={props.closeLabel} />
    </div>
  );
}
