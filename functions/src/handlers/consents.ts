import { missingConsents } from '#shared/rules/consents.ts';
import { ApiError } from '../api-error.ts';
import type { EndpointHandler } from '../call.ts';
import { changeConsents, findProfile } from '../stores/profiles.ts';
import { newProfile } from '../usecases/new-profile.ts';

export const consents: EndpointHandler<'consents'> = {
  run: async ({ input, member, now }) => {
    const isQuestion = input.agree.length + input.withdraw.length === 0;
    const profile = newProfile(member, now);
    const stored = isQuestion
      ? ((await findProfile(member.uid)) ?? profile)
      : await changeConsents(profile, input, now);
    if (stored === null) throw new ApiError('forbidden', 'This account is deleted.');
    return { consents: stored.consents, missing: missingConsents(stored.consents) };
  },
};
