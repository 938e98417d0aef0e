import { WithMembership } from '@/components/members/WithMembership';
import { PastContracts } from '@/features/billing/PastContracts';
import { SubscriptionManagement } from '@/features/billing/SubscriptionManagement';
import type { Membership } from '@/lib/session/membership';
import type { OverviewTexts } from './texts';

interface SubscriptionTabProps extends Pick<OverviewTexts, 'locale' | 'strings'> {
  membership: Membership;
}

/** The subscription and former contracts (product 7.6); loaded when the tab is opened. */
export function SubscriptionTab({ membership, locale, strings }: SubscriptionTabProps) {
  const { billing, members } = strings;
  return (
    <WithMembership membership={membership} strings={members}>
      {({ subscription, profile, past_contracts }) => (
        <>
          {subscription && (
            <SubscriptionManagement
              locale={locale}
              strings={billing.management}
              benefits={billing.upgrade.features}
              closeLabel={members.close}
              subscription={subscription}
              member={profile}
            />
          )}
          <PastContracts
            locale={locale}
            strings={billing.management.contract}
            contracts={past_contracts}
          />
        </>
      )}
    </WithMembership>
  );
}
