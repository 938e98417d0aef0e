import { useState } from 'react';
import type { Member } from '@/lib/session/store';
import type { Membership } from '@/lib/session/membership';
import { isAdmin } from '#shared/rules/access.ts';
import { paymentDue } from '@/features/billing/payment-due';
import { PaymentDueCard } from '@/features/billing/PaymentDueCard';
import { SubscriptionCard } from '@/features/billing/SubscriptionCard';
import { UpgradeCard } from '@/features/billing/UpgradeCard';
import { AdminToday } from './AdminToday';
import { EventsCard } from './EventsCard';
import { Facts } from './Facts';
import { FreeTrial } from './FreeTrial';
import { GoOn } from './GoOn';
import { QuickActions } from './QuickActions';
import { QuickLinks } from './QuickLinks';
import { RecentActivity } from './RecentActivity';
import { ToolRows } from './ToolRows';
import type { OverviewTexts } from './texts';

interface OverviewProps extends OverviewTexts {
  member: Member;
  membership: Membership;
  onUpgrade: () => void;
}

/** The dashboard's first tab, and all of it for free members (product 7.6): facts before doors. */
export function Overview({ member, membership, onUpgrade, ...texts }: OverviewProps) {
  const { locale, strings } = texts;
  const { dashboard, billing } = strings;
  const { premium } = member;
  const [now] = useState(Date.now);
  const subscription = membership.state === 'ready' ? membership.me.subscription : null;
  const admin = membership.state === 'ready' && isAdmin(membership.me.profile.subscription_status);
  const shared = { ...texts, membership, premium, now, onLocked: onUpgrade };
  return (
    <div className="pt-8">
      <Facts {...shared} />
      <div className="mt-6">
        <QuickActions premium={premium} locale={locale} strings={dashboard} onLocked={onUpgrade} />
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-10 lg:space-y-14">
          {admin ? (
            <AdminToday locale={locale} strings={strings.today} />
          ) : premium ? (
            <GoOn {...shared} />
          ) : (
            <>
              <FreeTrial />
              <Offer {...{ membership, locale, strings, onUpgrade }} />
            </>
          )}
          <ToolRows {...shared} />
          <RecentActivity {...shared} />
        </div>
        <div className="space-y-5 lg:space-y-10">
          <EventsCard strings={dashboard.events} />
          {premium && (
            <SubscriptionCard locale={locale} strings={billing.card} subscription={subscription} />
          )}
          <QuickLinks locale={locale} strings={dashboard.quickLinks} isAdmin={admin} />
        </div>
      </div>
    </div>
  );
}

type OfferProps = Pick<OverviewProps, 'membership' | 'locale' | 'strings' | 'onUpgrade'>;

/** What Premium costs and includes; the payment that is due for a member who has ordered it. */
function Offer({ membership, locale, strings, onUpgrade }: OfferProps) {
  const { billing, members } = strings;
  const due = paymentDue(membership);
  return (
    // Both in one grid cell, so that what is below does not move when the server answers.
    <div className="grid *:col-start-1 *:row-start-1">
      <div className={due ? 'invisible' : ''}>
        <UpgradeCard locale={locale} strings={billing.upgrade} onJoin={onUpgrade} />
      </div>
      {due && (
        <PaymentDueCard
          locale={locale}
          strings={billing.management}
          subscription={due}
          closeLabel={members.close}
        />
      )}
    </div>
  );
}
