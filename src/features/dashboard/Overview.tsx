import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Member } from '@/lib/session/store';
import { $isAdmin, type Membership } from '@/lib/session/membership';
import { NextEvent } from './event/NextEvent';
import { paymentDue } from '@/features/billing/payment-due';
import { PaymentDueCard } from '@/features/billing/PaymentDueCard';
import { SubscriptionCard } from '@/features/billing/SubscriptionCard';
import { UpgradeCard } from '@/features/billing/UpgradeCard';
import { FreeTrial } from '@/features/trial/FreeTrial';
import type { ToolId } from '#shared/entities/tool.ts';
import { RecentActivity } from './activity/RecentActivity';
import { AdminToday } from './AdminToday';
import { Facts } from './facts/Facts';
import { GoOn } from './go-on/GoOn';
import { QuickLinks } from './QuickLinks';
import { QuickActions } from './tools/QuickActions';
import { ToolRows } from './tools/ToolRows';
import type { OverviewTexts } from './texts';

interface OverviewProps extends OverviewTexts {
  member: Member;
  membership: Membership;
  onUpgrade: () => void;
  onLocked: (id: ToolId) => void;
}

/** The dashboard's first tab, and all of it for free members (product 7.6): facts before doors. */
export function Overview({ member, membership, onUpgrade, onLocked, ...texts }: OverviewProps) {
  const { locale, strings } = texts;
  const { dashboard, billing } = strings;
  const { premium } = member;
  const [now] = useState(Date.now);
  const subscription = membership.state === 'ready' ? membership.me.subscription : null;
  const admin = useStore($isAdmin);
  const shared = { ...texts, membership, premium, now, onLocked };
  return (
    <div className="pt-8">
      <Facts {...shared} />
      <div className="mt-6">
        <QuickActions premium={premium} locale={locale} strings={dashboard} onLocked={onLocked} />
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-10 lg:space-y-14">
          {admin ? (
            <AdminToday locale={locale} strings={strings.today} />
          ) : premium ? (
            <GoOn {...shared} />
          ) : (
            <>
              <FreeTrial locale={locale} strings={strings} onOrder={onUpgrade} />
              <Offer {...{ membership, locale, strings, onUpgrade }} />
            </>
          )}
          <ToolRows {...shared} />
          <RecentActivity {...shared} />
        </div>
        <div className="space-y-5 sm:space-y-10">
          <NextEvent
            {...{ premium, locale }}
            strings={strings.events}
            retry={strings.members.retry}
          />
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
