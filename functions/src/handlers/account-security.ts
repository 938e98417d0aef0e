import { RECENT_SIGN_IN_MS } from '#shared/limits.ts';
import { joinName, splitName } from '#shared/rules/member-name.ts';
import type { Handlers } from '../call.ts';
import { changeDisplayName, endSessions, newAddressCode } from '../gateways/auth.ts';
import { newAddressMail } from '../mail/account.ts';
import { newAddressLimits } from '../stores/call-limits.ts';
import { queueMail } from '../stores/outgoing-mail.ts';
import { changeName } from '../stores/profiles.ts';
import { reportEndOfSessions } from '../usecases/sync-account.ts';
import { requireRecentSignIn } from '../usecases/recent-sign-in.ts';

/** What a member does with the account itself. */
export const securityHandlers: Handlers<'end-sessions' | 'change-email' | 'change-name'> = {
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
  } /** The auth service first: the next session takes the name from there. */,
  'change-name': {
    run: async ({ input, member }) => {
      const displayName = joinName(input.firstName, input.lastName);
      const { name, firstName, lastName } = splitName(displayName);
      await changeDisplayName(member.uid, displayName);
      await changeName(member.uid, { name, first_name: firstName, last_name: lastName });
      return { name };
    },
  },
};
