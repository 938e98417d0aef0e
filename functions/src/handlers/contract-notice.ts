import { addressLimits } from '../http/address-limits.ts';
import type { EndpointHandler } from '../http/call.ts';
import { logWarning } from '../log.ts';
import { saveContractNotice } from '../stores/contract-notices.ts';

export const contractNotice: EndpointHandler<'contract-notice'> = {
  run: async ({ input, address, now }) => {
    const reference = await saveContractNotice(
      input,
      addressLimits('contract-notice', address),
      now,
    );
    // Somebody has to act on it in time: alerts can watch for this line.
    logWarning('contract notice received', { reference, kind: input.kind });
    return { reference, received_at: now.toISOString() };
  },
};
