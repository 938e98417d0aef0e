import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button';
import { showToast } from '@/components/ui/toast';
import type { Membership } from '@/features/auth/membership';
import { billingPortalUrl } from '@/features/billing/store';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';

interface BillingTabProps {
  membership: Membership;
  locale: Locale;
  strings: Dictionary['account']['billing'];
}

/** Stripe's portal for whoever has been there, else the way to the dashboard (P section 2). */
export function BillingTab({ membership, locale, strings }: BillingTabProps) {
  const [isOpening, setOpening] = useState(false);
  const hasPortal = membership.state === 'ready' && membership.me.has_billing_account;
  const openPortal = async () => {
    setOpening(true);
    try {
      location.assign(await billingPortalUrl(locale));
    } catch {
      showToast(strings.failed, 'error');
      setOpening(false);
    }
  };
  return (
    <section className="max-w-2xl pt-8">
      <h2 className="text-heading">{strings.heading}</h2>
      <p className="mt-4 mb-6 text-soft">{hasPortal ? strings.portalText : strings.none}</p>
      <div className="flex flex-wrap gap-3">
        {hasPortal && (
          <Button variant="ink" disabled={isOpening} onClick={() => void openPortal()}>
            {isOpening ? strings.pending : strings.portal}
          </Button>
        )}
        <ButtonLink variant="line" href={localizedPath(ROUTES.dashboard, locale)}>
          {strings.toDashboard}
        </ButtonLink>
      </div>
    </section>
  );
}
