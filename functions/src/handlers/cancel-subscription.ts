import type { EndpointInput } from '#shared/api/contract.ts';
import type { EndpointHandler } from '../call.ts';
import {
  cancelSubscription as cancel,
  type Cancellation,
} from '../usecases/change-subscription.ts';

export const cancelSubscription: EndpointHandler<'cancel-subscription'> = {
  run: async ({ input, member, now }) => ({
    subscription: await cancel(member.uid, cancellationOf(input), now),
  }),
};

function cancellationOf({ immediate, notice }: EndpointInput<'cancel-subscription'>): Cancellation {
  if (immediate === true) return 'now';
  return notice === true ? 'notice' : 'period-end';
}
