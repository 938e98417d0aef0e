import { useState } from 'react';
import { WithMembership } from '@/components/members/WithMembership';
import { Button } from '@/components/ui/Button';
import { showToast } from '@/components/ui/toast';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Membership } from '@/lib/session/membership';
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
      <WithMembership membership={membership} strings={members}>
        {({ profile }) => <Choice isOn={profile.event_reminders} strings={strings} />}
      </WithMembership>
    </section>
  );
}

function Choice({ isOn, strings }: Pick<EventRemindersProps, 'strings'> & { isOn: boolean }) {
  const [isPending, setPending] = useState(false);
  const change = async () => {
    setPending(true);
    try {
      await changeEventReminders(!isOn);
      showToast(isOn ? strings.offNow : strings.onNow, 'good');
    } catch (error) {
      console.error('Reminders:', error);
      showToast(strings.failed, 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <p className="mb-6 text-base">{isOn ? strings.on : strings.off}</p>
      <Button variant="line" disabled={isPending} onClick={() => void change()}>
        {isPending ? strings.pending : isOn ? strings.switchOff : strings.switchOn}
      </Button>
    </>
  );
}
