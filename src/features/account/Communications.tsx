import { useState } from 'react';
import { WithMembership } from '@/components/members/WithMembership';
import { Button } from '@/components/ui/Button';
import { showToast } from '@/components/ui/toast';
import type { Me, Membership } from '@/lib/session/membership';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { hasConsented } from '#shared/rules/consents.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { changeCommunications } from './store';

interface CommunicationsProps {
  membership: Membership;
  locale: Locale;
  strings: Dictionary['account']['communications'];
  members: Dictionary['members'];
}

/** Shows the consent to communications and changes it (product 3.5). */
export function Communications({ membership, locale, strings, members }: CommunicationsProps) {
  return (
    <section>
      <h2 className="text-heading">{strings.heading}</h2>
      <p className="mt-3 mb-3 text-base text-soft">{strings.text}</p>
      <WithMembership membership={membership} strings={members}>
        {({ profile }) => <Choice locale={locale} strings={strings} consents={profile.consents} />}
      </WithMembership>
    </section>
  );
}

interface ChoiceProps extends Pick<CommunicationsProps, 'locale' | 'strings'> {
  consents: Me['profile']['consents'];
}

function Choice({ locale, strings, consents }: ChoiceProps) {
  const [isPending, setPending] = useState(false);
  const agreed = hasConsented(consents, 'communications');
  const record = consents.communications;
  const instant = agreed ? record?.agreed_at : record?.withdrawn_at;
  const date = instant ? formatDay(instant, LOCALE_TAGS[locale]) : '';

  const change = async () => {
    setPending(true);
    try {
      await changeCommunications(!agreed);
      showToast(agreed ? strings.withdrawnNow : strings.agreedNow, 'good');
    } catch (error) {
      console.error('Consent:', error);
      showToast(strings.failed, 'error');
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <p className="mb-6 text-base">
        {!date ? strings.never : fill(agreed ? strings.agreed : strings.withdrawn, { date })}
      </p>
      <Button variant="line" disabled={isPending} onClick={() => void change()}>
        {isPending ? strings.pending : agreed ? strings.withdraw : strings.agree}
      </Button>
    </>
  );
}
