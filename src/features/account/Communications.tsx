import { WithMembership } from '@/components/members/WithMembership';
import type { Me, Membership } from '@/lib/session/membership';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { hasConsented } from '#shared/rules/consents.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { SettingChoice } from './SettingChoice';
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
      {/* As high as the choice, so that what is below does not move. */}
      <div className="min-h-24">
        <WithMembership membership={membership} strings={members}>
          {({ profile }) => (
            <Choice locale={locale} strings={strings} consents={profile.consents} />
          )}
        </WithMembership>
      </div>
    </section>
  );
}

interface ChoiceProps extends Pick<CommunicationsProps, 'locale' | 'strings'> {
  consents: Me['profile']['consents'];
}

function Choice({ locale, strings, consents }: ChoiceProps) {
  const agreed = hasConsented(consents, 'communications');
  const record = consents.communications;
  const instant = agreed ? record?.agreed_at : record?.withdrawn_at;
  const date = instant ? formatDay(instant, LOCALE_TAGS[locale]) : '';
  return (
    <SettingChoice
      isOn={agreed}
      text={date ? fill(agreed ? strings.agreed : strings.withdrawn, { date }) : strings.never}
      strings={{
        ...strings,
        turnOn: strings.agree,
        turnOff: strings.withdraw,
        onNow: strings.agreedNow,
        offNow: strings.withdrawnNow,
      }}
      change={changeCommunications}
    />
  );
}
