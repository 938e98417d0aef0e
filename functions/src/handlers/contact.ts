import { addressLimits } from '../http/address-limits.ts';
import type { EndpointHandler } from '../call.ts';
import { saveContactRequest } from '../stores/contact-requests.ts';

export const contact: EndpointHandler<'contact'> = {
  acceptsForm: true,
  run: async ({ input, address, now }) => {
    const { website, ...request } = input;
    // A robot is told that it succeeded, so that it does not try another way.
    if (website === undefined || website === '') {
      await saveContactRequest(request, addressLimits('contact', address), now);
    }
    return { success: true };
  },
};
