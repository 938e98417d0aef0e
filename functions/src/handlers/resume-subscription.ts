import type { EndpointHandler } from '../call.ts';
import { resumeSubscription as resume } from '../usecases/change-subscription.ts';

export const resumeSubscription: EndpointHandler<'resume-subscription'> = {
  run: async ({ member, now }) => ({ subscription: await resume(member.uid, now) }),
};
