import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Tabs } from '@/components/ui/Tabs';
import { Toast } from '@/components/ui/Toast';
import { showToast } from '@/components/ui/toast';
import { Guard } from '@/components/members/Guard';
import { WithMembership } from '@/components/members/WithMembership';
import { island } from '@/components/ui/island';
import { $membership } from '@/lib/session/membership';
import type { Member } from '@/lib/session/store';
import { CheckoutDialog } from '@/features/billing/CheckoutDialog';
import { checkoutErrorText } from '@/features/billing/checkout-errors';
import { paymentDue } from '@/features/billing/payment-due';
import { openCheckout } from '@/features/billing/store';
import { PastContracts } from '@/features/billing/PastContracts';
import { SubscriptionManagement } from '@/features/billing/SubscriptionManagement';
import { WelcomeDialog } from '@/features/billing/WelcomeDialog';
import { $previewedTool } from '@/features/trial/preview/previewed-tool';
import { ToolPreview } from '@/features/trial/preview/ToolPreview';
import { isPreviewedTool, TOOLS, type ToolId } from '#shared/entities/tool.ts';
import { clearFlags, readAddressFlags } from './address-flags';
import { $isWelcomeOpen, openDashboard } from './open-dashboard';
import { Greeting } from './Greeting';
import { Overview } from './Overview';
import type { OverviewTexts } from './texts';

function MemberDashboard({ member, ...texts }: OverviewTexts & { member: Member }) {
  const { locale, strings } = texts;
  const { dashboard, billing, members, order } = strings;
  const { premium } = member;
  const membership = useStore($membership);
  const isWelcomeOpen = useStore($isWelcomeOpen);
  const [isAsked, setAsked] = useState(() => readAddressFlags(location.search).showPayment);

  useEffect(() => openDashboard(locale, strings), [locale, strings]);

  const upgrade = () => {
    openCheckout().catch((error: unknown) =>
      showToast(checkoutErrorText(error, billing.checkout.errors, locale), 'error'),
    );
  };
  const preview = (id: ToolId) => {
    const { route } = TOOLS[id];
    if (!isPreviewedTool(route) || paymentDue(membership)) upgrade();
    else $previewedTool.set(route);
  };
  const overview = (
    <Overview
      {...texts}
      member={member}
      membership={membership}
      onUpgrade={upgrade}
      onLocked={preview}
    />
  );
  return (
    <>
      {isAsked && !premium && paymentDue(membership) === null && (
        <p className="mb-8 flex flex-wrap items-center justify-between gap-3 border-l-4 border-signal bg-wash px-5 py-3">
          {dashboard.banner.text}
          <button type="button" className="link font-medium" onClick={upgrade}>
            {dashboard.banner.action}
          </button>
        </p>
      )}
      {premium ? (
        <Tabs
          label={dashboard.tabs.label}
          tabs={[
            { id: 'overview', label: dashboard.tabs.overview, content: overview },
            {
              id: 'subscription',
              label: dashboard.tabs.subscription,
              content: (
                <div className="pt-8">
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
                </div>
              ),
            },
          ]}
        />
      ) : (
        overview
      )}
      {!premium && (
        <ToolPreview
          locale={locale}
          strings={strings}
          onClose={() => clearFlags('showPayment', 'tool')}
          onOrder={upgrade}
        />
      )}
      <CheckoutDialog
        locale={locale}
        strings={billing}
        order={order}
        memberText={strings.memberText}
        closeLabel={members.close}
        onClose={() => {
          clearFlags('showPayment', 'tool');
          setAsked(false);
        }}
      />
      <WelcomeDialog
        locale={locale}
        open={isWelcomeOpen}
        onClose={() => {
          $isWelcomeOpen.set(false);
          clearFlags('welcome', 'first_time');
        }}
        // Else the way back from there would greet again.
        onLeave={() => clearFlags('welcome', 'first_time')}
        strings={billing.welcome}
        closeLabel={members.close}
      />
      <Toast closeLabel={members.close} />
    </>
  );
}

/** The members' dashboard (product 7.1 to 7.9). */
function Dashboard(props: OverviewTexts) {
  const { locale, strings } = props;
  return (
    <Guard
      access="member"
      locale={locale}
      strings={strings.members}
      heading={(member) => (
        <Greeting key={member?.uid} member={member} strings={strings.dashboard} />
      )}
    >
      {(member) => <MemberDashboard {...props} member={member} />}
    </Guard>
  );
}

export default island(Dashboard);
