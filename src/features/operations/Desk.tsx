import { useStore } from '@nanostores/react';
import { useId, useState, type ComponentType } from 'react';
import { TabList } from '@/components/ui/TabList';
import { Toast } from '@/components/ui/Toast';
import { useHashTab } from '@/components/ui/use-hash-tab';
import { $today, isSignedInOtherwise } from '@/lib/operations-today';
import { AskedBefore } from './AskedBefore';
import { AuditLog } from './AuditLog';
import { ContactRequests } from './ContactRequests';
import { ContractNotices } from './ContractNotices';
import { Ledger } from './Ledger';
import { Members } from './Members';
import { Payments } from './Payments';
import { QuotaUse } from './QuotaUse';
import { ScheduledRuns } from './ScheduledRuns';
import type { OperationsTexts } from './strings';
import { DESK_TABS, deskPlaceOf, openCount, partsOf, type DeskPlace, type DeskTab } from './tabs';
import { Today } from './Today';
import { WebhookFailures } from './WebhookFailures';

/** Props of each list. */
export interface ListProps extends OperationsTexts {
  closeLabel: string;
  /** The row or state in the page's address, or null. */
  at: string | null;
}

const LISTS: Record<DeskTab, ComponentType<ListProps>> = {
  today: Today,
  requests: ContactRequests,
  notices: ContractNotices,
  members: Members,
  payments: Payments,
  webhooks: WebhookFailures,
  ledger: Ledger,
  quota: QuotaUse,
  runs: ScheduledRuns,
  audit: AuditLog,
};

/** The tabs of the operations page. Opening a list loads it again. */
export function Desk(props: Omit<ListProps, 'at'>) {
  const { locale, strings } = props;
  const { tabs, otherwise } = strings;
  const id = useId();
  const [place, openPlace] = useHashTab<DeskPlace>(deskPlaceOf);
  const { tab, at } = partsOf(place);
  const panelId = `${id}-panel`;
  const List = LISTS[tab];
  const { data: today, error } = useStore($today);
  const [round, setRound] = useState(0);
  const labelOf = (each: DeskTab) => {
    const count = today ? openCount(each, today) : 0;
    return count === 0 ? tabs[each] : `${tabs[each]} (${String(count)})`;
  };
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
      <AskedBefore
        locale={locale}
        strings={strings}
        onDone={() => setRound((before) => before + 1)}
      />
      <TabList
        label={tabs.label}
        tabs={DESK_TABS.map((each) => ({ id: each, label: labelOf(each) }))}
        selected={tab}
        onSelect={openPlace}
        baseId={id}
        panelId={() => panelId}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${id}-${tab}-tab`} className="pt-6">
        <List key={`${place} ${String(round)}`} {...props} at={at} />
      </div>
      <Toast closeLabel={props.closeLabel} />
    </div>
  );
}
