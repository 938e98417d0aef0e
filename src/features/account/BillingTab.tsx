import { WithMembership } from '@/components/members/WithMembership';
import { Button, ButtonLink } from '@/components/ui/Button';
import type { Membership } from '@/lib/session/membership';
import { PastContracts } from '@/features/billing/PastContracts';
import { SubscriptionFacts } from '@/features/billing/SubscriptionFacts';
import { usePortal } from '@/features/billing/use-portal';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES, SUBSCRIPTION_PATH } from '@/routes';

interface BillingTabProps {
  membership: Membership;
  locale: Locale;
  strings: Dictionary['account']['billing'];
  members: Dictionary['members'];
  subscriptions: Dictionary['billing'];
}

/**
 * The subscription with a link to its tab on the dashboard, a button to Stripe's portal for members
 * with a Stripe customer, and the contracts that have ended (product 8.1, 6.11).
 */
export function BillingTab(props: BillingTabProps) {
  const { membership, locale, strings, members, subscriptions } = props;
  const { management, upgrade, card } = subscriptions;
  const [isOpening, openPortal] = usePortal(locale, strings.failed, 'accountSettings');
  return (
    <section className="max-w-2xl pt-8">
      <h2 className="text-heading">{strings.heading}</h2>
      <div className="mt-4">
        <WithMembership membership={membership} strings={members}>
          {({ has_billing_account: hasPortal, subscription, past_contracts }) => (
            <>
              {subscription && (
                <SubscriptionFacts
                  {...{ locale, subscription }}
                  strings={management}
                  benefits={upgrade.features}
                />
              )}
              <p className="mb-6 text-soft">{hasPortal ? strings.portalText : strings.none}</p>
              <div className="flex flex-wrap gap-3">
                {hasPortal && (
                  <Button variant="ink" disabled={isOpening} onClick={openPortal}>
                    {isOpening ? strings.pending : strings.portal}
                  </Button>
                )}
                <ButtonLink
                  variant="line"
                  href={localizedPath(subscription ? SUBSCRIPTION_PATH : ROUTES.dashboard, locale)}
                >
                  {subscription ? card.manage : strings.toDashboard}
                </ButtonLink>
              </div>
              <PastContracts
                locale={locale}
                strings={management.contract}
                contracts={past_contracts}
              />
            </>
          )}
        </WithMembership>
      </div>
    </section>
  );
}
