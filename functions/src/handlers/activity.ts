import type { EndpointHandler } from '../call.ts';
import { recordActivity } from '../stores/activity.ts';

export const activity: EndpointHandler<'activity'> = {
  run: async ({ input, member, now }) => {
    await recordActivity(
      {
        user_id: member.uid,
        activity_type: input.type,
        activity_data: input.data ?? {},
        created_at: now.toISOString(),
      },
      now,
    );
    return { success: true };
  },
};
