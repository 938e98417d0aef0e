import type { EndpointHandler } from '../call.ts';
import { cancelSubscription as cancel } from '../usecases/change-subscription.ts';

export const cancelSubscription: EndpointHandler<'cancel-subscription'> = {
  run: async ({ input, member, now }) => ({
    subscription: await cancel(member.uid, input.immediate ?? false, now),
  }),
};
