import type { Membership } from '@/lib/session/membership';
import { NextEvent } from '@/components/members/NextEvent';
import { isAdmin } from '#shared/rules/access.ts';
import type { Member } from '@/lib/session/store';
import { paymentDue } from '@/features/billing/payment-due';
import { PaymentDueCard } from '@/features/billing/PaymentDueCard';
import { SubscriptionCard } from '@/features/billing/SubscriptionCard';
import { UpgradeCard } from '@/features/billing/UpgradeCard';
import { FreeTrial } from '@/features/trial/FreeTrial';
import type { ToolId } from '#shared/entities/tool.ts';
import type { DashboardStrings } from './Dashboard';
import type { Locale } from '@/i18n/locales';
import { AdminToday } from './AdminToday';
import { NextSteps } from './NextSteps';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { QuickLinks } from './SideLists';
import { StatisticsList } from './StatisticsList';
import { ToolGrid } from './ToolGrid';

interface OverviewProps {
  member: Member;
  membership: Membership;
  locale: Locale;
  strings: DashboardStrings;
  onUpgrade: () => void;
  onLocked: (id: ToolId) => void;
}

/** The dashboard's first tab, and all of it for free members (product 7.6). */
export function Overview(props: OverviewProps) {
  const { member, membership, locale, strings, onUpgrade, onLocked } = props;
  const { dashboard, billing, members } = strings;
  const { premium } = member;
  const subscription = membership.state === 'ready' ? membership.me.subscription : null;
  const due = paymentDue(membership);
  const admin = membership.state === 'ready' && isAdmin(membership.me.profile.subscription_status);
  return (
    <div className="grid gap-x-10 gap-y-12 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="space-y-12">
        {admin ? (
          <AdminToday locale={locale} strings={strings.today} />
        ) : (
          <NextSteps {...{ membership, premium, locale, strings }} onLocked={onLocked} />
        )}
        {!premium && <FreeTrial locale={locale} strings={strings} onOrder={onUpgrade} />}
        <QuickActions premium={premium} locale={locale} strings={dashboard} onLocked={onLocked} />
        <ToolGrid premium={premium} locale={locale} strings={dashboard.tools} onLocked={onLocked} />
        <StatisticsList membership={membership} strings={dashboard.statistics} />
      </div>
      <div className="space-y-10 lg:row-span-2">
        {premium ? (
          <SubscriptionCard locale={locale} strings={billing.card} subscription={subscription} />
        ) : (
          // Both in one grid cell, so that the cards below do not move when the server answers.
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
        )}
        <NextEvent {...{ premium, locale }} strings={strings.events} retry={members.retry} />
        <QuickLinks locale={locale} strings={dashboard.quickLinks} isAdmin={admin} />
      </div>
      <RecentActivity membership={membership} locale={locale} strings={dashboard} />
    </div>
  );
}
