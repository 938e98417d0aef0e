import { RECENT_SIGN_IN_MS } from '#shared/limits.ts';
import type { Handlers } from '../call.ts';
import { endSessions, newAddressCode } from '../gateways/auth.ts';
import { newAddressMail } from '../mail/account.ts';
import { newAddressLimits } from '../stores/call-limits.ts';
import { queueMail } from '../stores/outgoing-mail.ts';
import { reportEndOfSessions } from '../usecases/sync-account.ts';
import { requireRecentSignIn } from '../usecases/recent-sign-in.ts';

/** What a member does for the safety of the account. */
export const securityHandlers: Handlers<'end-sessions' | 'change-email'> = {
  'end-sessions': {
    run: async ({ input, member, session, now }) => {
      requireRecentSignIn(member, RECENT_SIGN_IN_MS, now);
      await endSessions(member.uid);
      await reportEndOfSessions(member.uid, input.locale, now);
      session.remove();
      return { success: true };
    },
  },
  /** The response never reveals whether the address has an account; the e-mail to it does. */
  'change-email': {
    run: async ({ input, member, now }) => {
      requireRecentSignIn(member, RECENT_SIGN_IN_MS, now);
      const { email, locale } = input;
      const mail = newAddressMail(email, locale, await newAddressCode(member.uid, email));
      await queueMail(mail, newAddressLimits(member.uid, email), now);
      return { success: true };
    },
  },
};
