import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { ADMIN_STATUS, type UserProfile } from '#shared/entities/profile.ts';
import { splitName } from '#shared/rules/member-name.ts';
import { localPorts, PROJECT_ID } from '../environment.ts';
import { aheadOf } from '../library/event-documents.ts';
import { applyPush, planPush } from '../library/push.ts';
import { readLibrary } from '../library/read-library.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { localApi } from './local-api.ts';
import { seedWeeklyCampaign } from './weekly-campaign.ts';

/** As an editor's `npm run prompts:push` does, with the sample's live Q&A ahead of this day. */
async function seedLibrary(db: Firestore, root: string): Promise<void> {
  const library = await readLibrary(root);
  const events = aheadOf(library.events, new Date());
  await applyPush(db, await planPush(db, { ...library, events }));
}

/** Creates the accounts that are not there yet; an account that a run has kept stays as it is. */
async function seedAccounts(auth: Auth): Promise<void> {
  for (const { uid, email, name } of DEMO_ACCOUNTS) {
    const existing = await auth.getUsers([{ uid }]);
    if (existing.users.length > 0) continue;
    await auth.createUser({
      uid,
      email,
      password: DEMO_PASSWORD,
      displayName: name,
      emailVerified: true,
    });
  }
}

async function seedAdmin(db: Firestore): Promise<void> {
  const [admin] = DEMO_ACCOUNTS.filter(({ role }) => role === 'admin');
  if (!admin) return;
  const { firstName, lastName } = splitName(admin.name);
  const profile: UserProfile = {
    id: admin.uid,
    user_id: admin.uid,
    email: admin.email,
    former_emails: [],
    sessions_valid_after: null,
    stripe_email_due: false,
    name: admin.name,
    first_name: firstName,
    last_name: lastName,
    subscription_status: ADMIN_STATUS,
    complimentary: null,
    consents: {},
    visit: null,
    deletion_notice_at: null,
    locale: null,
    event_reminders: true,
    reminded_of: null,
    created_at: new Date().toISOString(),
  };
  await db.doc(`user_profiles/${admin.uid}`).set(profile, { merge: true });
}

/** What the sign-up form asks for; an account that has not agreed is asked before its first use. */
async function seedConsents(): Promise<void> {
  const api = localApi(localPorts());
  for (const { email } of DEMO_ACCOUNTS) await api.agree(email, DEMO_PASSWORD);
}

/** Buys the premium account's membership the way a person does: checkout, pay, webhook. */
async function seedMembership(): Promise<void> {
  const [premium] = DEMO_ACCOUNTS.filter(({ role }) => role === 'premium');
  const api = localApi(localPorts());
  const plan = await api.initializePlan();
  if (!premium) return;
  const cookie = await api.signIn(premium.email, DEMO_PASSWORD);
  const { subscription } = await api.reconcile(cookie);
  if (subscription?.is_premium) return;
  await api.pay(await api.openCheckout(cookie, plan.id));
  await api.reconcile(cookie);
}

/**
 * Fills the local stack: plan, prompts, lessons, one account for each role, and a campaign with answers
 * (product 27.3).
 */
export async function seed(options: {
  root: string;
  environment: Record<string, string>;
}): Promise<void> {
  Object.assign(process.env, options.environment);
  const app = initializeApp({ projectId: PROJECT_ID }, 'seed');
  try {
    const db = getFirestore(app);
    const auth = getAuth(app);
    await seedLibrary(db, options.root);
    await seedAccounts(auth);
    await seedAdmin(db);
    await seedConsents();
    await seedMembership();
    await seedWeeklyCampaign(db, 'demo-premium', new Date());
  } finally {
    await deleteApp(app);
  }
}
