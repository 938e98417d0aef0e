import { RECENT_SIGN_IN_MS } from '#shared/limits.ts';
import { missingConsents } from '#shared/rules/consents.ts';
import { visitAt } from '#shared/rules/next-steps.ts';
import { ApiError } from '../api-error.ts';
import type { Handlers } from '../call.ts';
import { describeAuthUser } from '../gateways/auth.ts';
import { confirmationMail } from '../mail/confirmation.ts';
import { recordActivity } from '../stores/activity.ts';
import { confirmationLimits } from '../stores/call-limits.ts';
import { dataOwner } from '../stores/member-data.ts';
import { readOwnRows } from '../stores/own-data.ts';
import { queueMail } from '../stores/outgoing-mail.ts';
import { changeConsents, findProfile, noteVisit } from '../stores/profiles.ts';
import { confirmationState } from '../usecases/confirmation-state.ts';
import { deleteAccount } from '../usecases/delete-account.ts';
import { exchangeOnce } from '../usecases/google-exchange.ts';
import { readOverview } from '../usecases/member-overview.ts';
import { newProfile } from '../usecases/new-profile.ts';
import { requireRecentSignIn } from '../usecases/recent-sign-in.ts';
import { startSession } from '../usecases/start-session.ts';
import { tryToReconcile } from '../usecases/reconcile.ts';

/** Sessions, accounts, and what the dashboard shows about a member. */
export const accountHandlers: Handlers<
  | 'session'
  | 'consents'
  | 'google-sign-in'
  | 'send-confirmation'
  | 'me'
  | 'reconcile'
  | 'visit'
  | 'activity'
  | 'my-data'
  | 'delete-account'
> = {
  session: {
    run: async ({ input, session: browser, now }) => {
      const { cookie, session } = await startSession(input, now);
      browser.send(cookie);
      return session;
    },
  },
  consents: {
    run: async ({ input, member, now }) => {
      const isQuestion = input.agree.length + input.withdraw.length === 0;
      const profile = newProfile(member, now);
      const stored = isQuestion
        ? ((await findProfile(member.uid)) ?? profile)
        : await changeConsents(profile, input, now);
      if (stored === null) throw new ApiError('forbidden', 'This account is deleted.');
      return { consents: stored.consents, missing: missingConsents(stored.consents) };
    },
  },
  'google-sign-in': {
    run: async ({ input, now }) => ({
      idToken: await exchangeOnce(input.code, input.verifier, now),
    }),
  },
  /**
   * Every address gets an e-mail and every caller the same answer: whether there is an account is for
   * the owner of the mailbox alone.
   */
  'send-confirmation': {
    run: async ({ input, address, now }) => {
      const state = await confirmationState(input.email, input.locale, input.returnPath);
      const mail = confirmationMail(input.email, input.locale, state);
      await queueMail(mail, confirmationLimits(address, input.email), now);
      return { success: true };
    },
  },
  me: { run: ({ profile, now }) => readOverview(profile, now) },
  reconcile: {
    run: async ({ profile, now }) => {
      await tryToReconcile(profile.id, now);
      return readOverview(profile, now);
    },
  },
  visit: {
    run: async ({ profile, now }) => {
      const visit = visitAt(now, profile.visit);
      if (visit !== profile.visit) await noteVisit(profile.id, visit);
      return { success: true };
    },
  },
  activity: {
    run: async ({ input, member, now }) => {
      await recordActivity(
        {
          user_id: member.uid,
          activity_type: input.type,
          activity_data: input.data ?? {},
          created_at: now.toISOString(),
        },
        now,
      );
      return { success: true };
    },
  },
  'my-data': {
    run: async ({ input: { collection, after }, member, profile }) => {
      if (collection !== 'account') {
        return readOwnRows(collection, dataOwner(member, profile), after ?? null);
      }
      const account = await describeAuthUser(member.uid);
      return { rows: account === null ? [] : [account], next: null };
    },
  },
  'delete-account': {
    run: async ({ input, member, profile, session, now }) => {
      requireRecentSignIn(member, RECENT_SIGN_IN_MS, now);
      const { refund_cents } = await deleteAccount(dataOwner(member, profile), input.locale, now);
      session.remove();
      return { success: true, refund_cents };
    },
  },
};
