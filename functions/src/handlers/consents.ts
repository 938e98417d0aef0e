import { missingConsents } from '#shared/rules/consents.ts';
import { ApiError } from '../api-error.ts';
import type { EndpointHandler } from '../call.ts';
import { changeConsents } from '../stores/profiles.ts';
import { newProfile } from '../usecases/new-profile.ts';

export const consents: EndpointHandler<'consents'> = {
  run: async ({ input, member, now }) => {
    const profile = await changeConsents(newProfile(member, now), input, now);
    if (profile === null) throw new ApiError('forbidden', 'This account is deleted.');
    return { consents: profile.consents, missing: missingConsents(profile.consents) };
  },
};
