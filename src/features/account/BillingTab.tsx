import { WhenKnown } from '@/components/members/WhenKnown';
import { Button, ButtonLink } from '@/components/ui/Button';
import type { Membership } from '@/lib/session/membership';
import { usePortal } from '@/features/billing/use-portal';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';

interface BillingTabProps {
  membership: Membership;
  locale: Locale;
  strings: Dictionary['account']['billing'];
  members: Dictionary['members'];
}

/**
 * A button to Stripe's portal for members with a Stripe customer, else a link to the dashboard
 * (product 8.1).
 */
export function BillingTab({ membership, locale, strings, members }: BillingTabProps) {
  const [isOpening, openPortal] = usePortal(locale, strings.failed, 'accountSettings');
  return (
    <section className="max-w-2xl pt-8">
      <h2 className="text-heading">{strings.heading}</h2>
      <div className="mt-4">
        <WhenKnown membership={membership} strings={members}>
          {({ has_billing_account: hasPortal }) => (
            <>
              <p className="mb-6 text-soft">{hasPortal ? strings.portalText : strings.none}</p>
              <div className="flex flex-wrap gap-3">
                {hasPortal && (
                  <Button variant="ink" disabled={isOpening} onClick={openPortal}>
                    {isOpening ? strings.pending : strings.portal}
                  </Button>
                )}
                <ButtonLink variant="line" href={localizedPath(ROUTES.dashboard, locale)}>
                  {strings.toDashboard}
                </ButtonLink>
              </div>
            </>
          )}
        </WhenKnown>
      </div>
    </section>
  );
}
