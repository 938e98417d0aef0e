import { addressLimits } from '../http/address-limits.ts';
import type { EndpointHandler } from '../call.ts';
import { logWarning } from '../log.ts';
import { saveContractNotice } from '../stores/contract-notices.ts';
import { confirmationOf } from '../usecases/confirm-contract-notice.ts';

export const contractNotice: EndpointHandler<'contract-notice'> = {
  run: async ({ input, address, now }) => {
    const receipt = await saveContractNotice(
      input,
      (receipt) => confirmationOf(input, receipt),
      addressLimits('contract-notice', address),
      now,
    );
    // Somebody has to act on it in time: alerts can watch for this line.
    logWarning('contract notice received', {
      reference: receipt.reference,
      kind: input.kind,
    });
    return receipt;
  },
};
