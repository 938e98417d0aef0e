import { WithMembership } from '@/components/members/WithMembership';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Membership } from '@/lib/session/membership';
import { SettingChoice } from './SettingChoice';
import { changeEventReminders } from './store';

interface EventRemindersProps {
  membership: Membership;
  strings: Dictionary['account']['eventReminders'];
  members: Dictionary['members'];
}

/** The e-mail the day before a live Q&A, which belongs to the membership (product 30.6). */
export function EventReminders({ membership, strings, members }: EventRemindersProps) {
  return (
    <section>
      <h2 className="text-heading">{strings.heading}</h2>
      <p className="mt-3 mb-3 text-base text-soft">{strings.text}</p>
      {/* As high as the choice, so that what is below does not move. */}
      <div className="min-h-24">
        <WithMembership membership={membership} strings={members}>
          {({ profile: { event_reminders: isOn } }) => (
            <SettingChoice
              isOn={isOn}
              text={isOn ? strings.on : strings.off}
              strings={strings}
              change={changeEventReminders}
            />
          )}
        </WithMembership>
      </div>
    </section>
  );
}
