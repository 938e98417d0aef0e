import type { Handlers } from '../call.ts';
import { setEventReminders } from '../stores/profiles.ts';
import { askForEvent, readEvents } from '../usecases/events.ts';

export const eventHandlers: Handlers<'events' | 'event-question' | 'event-reminders'> = {
  events: { run: ({ input, profile, now }) => readEvents(input, profile, now) },
  'event-question': {
    run: async ({ input, member, now }) => {
      await askForEvent(input, member.uid, now);
      return { success: true };
    },
  },
  'event-reminders': {
    run: async ({ input: { on }, member }) => {
      await setEventReminders(member.uid, on);
      return { event_reminders: on };
    },
  },
};
