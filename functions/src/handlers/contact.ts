import { ApiError } from '../api-error.ts';
import type { EndpointHandler } from '../call.ts';
import { contactReport } from '../mail/operator.ts';
import { contactLimits } from '../stores/call-limits.ts';
import { saveContactRequest } from '../stores/contact-requests.ts';

export const contact: EndpointHandler<'contact'> = {
  acceptsForm: true,
  pageForm: {
    toInput: ({ agreed, ...fields }) => {
      if (agreed !== 'on') throw new ApiError('invalid-input', 'agreed: must be ticked.');
      delete fields['locale'];
      return fields;
    },
    routeOf: () => 'contact',
  },
  run: async ({ input, address, now }) => {
    const { website, ...request } = input;
    // A robot is told that it succeeded, so that it does not try another way.
    if (website === undefined || website === '') {
      await saveContactRequest(request, contactReport(request), contactLimits(address), now);
    }
    return { success: true };
  },
};
