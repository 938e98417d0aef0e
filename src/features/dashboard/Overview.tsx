import { isAdmin } from '#shared/rules/access.ts';
import { loadMembership, type Membership } from '@/lib/session/membership';
import type { Member } from '@/lib/session/store';
import { PaymentDueCard } from '@/features/billing/PaymentDueCard';
import { SubscriptionCard } from '@/features/billing/SubscriptionCard';
import { UpgradeCard } from '@/features/billing/UpgradeCard';
import type { DashboardStrings } from './Dashboard';
import type { Locale } from '@/i18n/locales';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { EventsCard, QuickLinks } from './SideLists';
import { StatisticsList } from './StatisticsList';
import { ToolGrid } from './ToolGrid';

interface OverviewProps {
  member: Member;
  membership: Membership;
  locale: Locale;
  strings: DashboardStrings;
  onUpgrade: () => void;
}

/** The dashboard's first tab, and all of it for free members (product 7.6). */
export function Overview({ member, membership, locale, strings, onUpgrade }: OverviewProps) {
  const { dashboard, billing, members } = strings;
  const { premium } = member;
  const subscription = membership.state === 'ready' ? membership.me.subscription : null;
  const needsPayment = !premium && subscription !== null && subscription.status !== 'canceled';
  return (
    <div className="grid gap-x-10 gap-y-12 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="space-y-12">
        <QuickActions
          premium={premium}
          locale={locale}
          strings={dashboard.quickActions}
          onLocked={onUpgrade}
        />
        <ToolGrid
          premium={premium}
          locale={locale}
          strings={dashboard.tools}
          onLocked={onUpgrade}
        />
        <StatisticsList
          membership={membership}
          strings={dashboard.statistics}
          retry={{
            text: members.failedToLoad,
            action: members.retry,
            onRetry: () => void loadMembership(),
          }}
        />
      </div>
      <aside className="space-y-10 lg:row-span-2">
        {premium ? (
          <SubscriptionCard locale={locale} strings={billing.card} subscription={subscription} />
        ) : (
          // Both in one cell, so that the cards below stay where they are when the server answers.
          <div className="grid *:col-start-1 *:row-start-1">
            <div className={needsPayment ? 'invisible' : ''}>
              <UpgradeCard locale={locale} strings={billing.upgrade} onJoin={onUpgrade} />
            </div>
            {needsPayment && (
              <PaymentDueCard
                locale={locale}
                strings={billing.management}
                subscription={subscription}
                closeLabel={members.close}
              />
            )}
          </div>
        )}
        <EventsCard strings={dashboard.events} />
        <QuickLinks
          locale={locale}
          strings={dashboard.quickLinks}
          isAdmin={
            membership.state === 'ready' && isAdmin(membership.me.profile.subscription_status)
          }
        />
      </aside>
      <RecentActivity membership={membership} locale={locale} strings={dashboard} />
    </div>
  );
}
