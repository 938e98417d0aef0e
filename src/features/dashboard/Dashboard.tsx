import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { Tabs } from '@/components/ui/Tabs';
import { Toast } from '@/components/ui/Toast';
import { showToast } from '@/components/ui/toast';
import { Guard } from '@/components/members/Guard';
import { Lazy } from '@/components/ui/Lazy';
import { island } from '@/components/ui/island';
import { fill } from '@/i18n/fill';
import { $membership } from '@/lib/session/membership';
import type { Member } from '@/lib/session/store';
import { checkoutErrorText } from '@/features/billing/checkout-errors';
import { paymentDue } from '@/features/billing/payment-due';
import { $checkout, openCheckout } from '@/features/billing/store';
import { $previewedTool } from '@/features/trial/preview/previewed-tool';
import { isPreviewedTool, TOOL_IDS, TOOLS, type ToolId } from '#shared/entities/tool.ts';
import { readAddressFlags } from './arrival/address-flags';
import { $isWelcomeOpen, openDashboard } from './arrival/open-dashboard';
import { Greeting } from './Greeting';
import { Overview } from './Overview';
import type { OverviewTexts } from './texts';

function MemberDashboard({ member, ...texts }: OverviewTexts & { member: Member }) {
  const { locale, strings } = texts;
  const { dashboard, billing, members } = strings;
  const { premium } = member;
  // All of the page waits for it: a deferred render can be interrupted by a tap.
  const membership = useDeferredValue(useStore($membership));
  const isWelcomeOpen = useStore($isWelcomeOpen);
  const isOrderOpen = useStore($checkout).state !== 'closed';
  const isPreviewOpen = useStore($previewedTool) !== null;
  // Once loaded, they stay: a dialog that closes gives the focus back.
  const [hasDialog, setHasDialog] = useState(false);
  if (!hasDialog && (isOrderOpen || isPreviewOpen || isWelcomeOpen)) setHasDialog(true);
  const [asked, setAsked] = useState(() => readAddressFlags(location.search));
  const wanted = TOOL_IDS.find((id) => TOOLS[id].route === asked.tool);

  useEffect(() => openDashboard(locale, strings), [locale, strings]);

  const upgrade = () => {
    openCheckout().catch((error: unknown) =>
      showToast(checkoutErrorText(error, billing.checkout.errors, locale), 'error'),
    );
  };
  const preview = (id: ToolId) => {
    const { route } = TOOLS[id];
    // Its card is on this page, and open to everybody.
    if (id === 'live-chats') location.hash = TOOLS[id].hash;
    else if (!isPreviewedTool(route) || paymentDue(membership)) upgrade();
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
      {asked.showPayment && !premium && paymentDue(membership) === null && (
        <p className="mb-8 flex flex-wrap items-center justify-between gap-3 border-l-4 border-signal bg-wash px-5 py-3">
          {wanted
            ? fill(dashboard.banner.tool, { tool: dashboard.tools.items[wanted].title })
            : dashboard.banner.text}
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
              isLazy: true,
              content: (
                <div className="pt-8">
                  <Lazy load={() => import('./SubscriptionTab')}>
                    {({ SubscriptionTab }) => (
                      <SubscriptionTab {...{ membership, locale, strings }} />
                    )}
                  </Lazy>
                </div>
              ),
            },
          ]}
        />
      ) : (
        overview
      )}
      {hasDialog && (
        <Lazy load={() => import('./DashboardDialogs')} fallback={null}>
          {({ DashboardDialogs }) => (
            <DashboardDialogs
              {...{ locale, strings, premium, isWelcomeOpen }}
              onWelcomed={() => $isWelcomeOpen.set(false)}
              onOrder={upgrade}
              onOrderClosed={() => setAsked({ ...asked, showPayment: false })}
            />
          )}
        </Lazy>
      )}
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
