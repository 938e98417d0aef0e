import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { Me, Membership } from '@/lib/session/membership';
import type { Member } from '@/lib/session/store';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { formatDay } from '#shared/rules/dates.ts';
import type { AccountStrings } from './AccountSettings';
import { ChangeName } from './ChangeName';
import { Communications } from './Communications';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { EventReminders } from './EventReminders';
import { OwnData } from './OwnData';
import { Security } from './Security';
import { DELETION_HASH } from './store';
import { useReturnHash } from './use-return-hash';

interface AccountTabProps {
  member: Member;
  membership: Membership;
  locale: Locale;
  strings: AccountStrings;
}

/** A fact of the profile, or N/A (product 8.1). */
function factOf(
  membership: Membership,
  read: (profile: Me['profile']) => string,
  strings: AccountStrings['account']['details'],
): string {
  if (membership.state === 'loading') return strings.loading;
  if (membership.state === 'failed') return strings.notAvailable;
  return read(membership.me.profile);
}

/** The member's profile, and the deletion of the account. */
export function AccountTab({ member, membership, locale, strings }: AccountTabProps) {
  const { details, danger, deletion } = strings.account;
  const [isAsking, setAsking] = useState(useReturnHash([DELETION_HASH]) !== null);

  const facts = [
    [details.email, factOf(membership, ({ email }) => email, details)],
    // Without a name the session has the e-mail, which is above.
    [details.name, member.name.includes('@') ? details.notAvailable : member.name],
    [
      details.memberSince,
      factOf(membership, (profile) => formatDay(profile.created_at, LOCALE_TAGS[locale]), details),
    ],
  ] as const;
  return (
    <div className="max-w-2xl space-y-14 pt-8">
      <section>
        <h2 className="text-heading">{details.heading}</h2>
        <dl className="mt-6 divide-y divide-line border-y border-line text-base">
          {facts.map(([term, value]) => (
            <div key={term} className="grid gap-1 py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="text-soft">{term}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        {/* As high as the button, so that what is below does not move. */}
        <div className="min-h-15">
          {membership.state === 'ready' && (
            <ChangeName
              profile={membership.me.profile}
              strings={strings.account.name}
              closeLabel={strings.members.close}
            />
          )}
        </div>
      </section>
      <Communications
        {...{ membership, locale }}
        strings={strings.account.communications}
        members={strings.members}
      />
      <EventReminders
        membership={membership}
        strings={strings.account.eventReminders}
        members={strings.members}
      />
      <Security
        locale={locale}
        strings={strings.account.security}
        closeLabel={strings.members.close}
      />
      <OwnData strings={strings.account.ownData} />
      <section className="border-l-4 border-signal pl-5">
        <h2 className="text-heading">{danger.heading}</h2>
        <p className="mt-3 mb-6 text-base text-soft">{danger.text}</p>
        <Button variant="line" onClick={() => setAsking(true)}>
          {danger.action}
        </Button>
      </section>
      <DeleteAccountDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        email={membership.state === 'ready' ? membership.me.profile.email : member.name}
        subscription={membership.state === 'ready' ? membership.me.subscription : null}
        locale={locale}
        strings={deletion}
        closeLabel={strings.members.close}
      />
    </div>
  );
}
