import type { EndpointHandler } from '../call.ts';
import { confirmationMail } from '../mail/confirmation.ts';
import { confirmationLimits } from '../stores/call-limits.ts';
import { queueMail } from '../stores/outgoing-mail.ts';
import { confirmationState } from '../usecases/confirmation-state.ts';

/**
 * Every address gets an e-mail and every caller the same answer: whether there is an account is for
 * the owner of the mailbox alone.
 */
export const resendConfirmation: EndpointHandler<'resend-confirmation'> = {
  run: async ({ input, address, now }) => {
    const state = await confirmationState(input.email, input.locale);
    const mail = confirmationMail(input.email, input.locale, state);
    await queueMail(mail, confirmationLimits(address, input.email), now);
    return { success: true };
  },
};
