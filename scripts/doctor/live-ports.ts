import type { Firestore } from 'firebase-admin/firestore';
import { askModel } from '#functions/gateways/models.ts';
import { callStripe, callStripeOrNull } from '#functions/gateways/stripe.ts';
import { errorCode } from '#functions/error-code.ts';
import { pricingPlanSchema } from '#shared/entities/plan.ts';
import type { QueuedMail } from './check-service.ts';
import type { Settings } from './check-settings.ts';
import { readFields, readIndexes, readRules, type GoogleAdmin } from './google-admin.ts';
import type { DoctorPorts } from './ports.ts';
import { trySession, type BrowserSignIn } from './try-session.ts';

/** E-mails that are looked at, the newest. */
const MAILS = 200;

const HEALTH_TIMEOUT_MS = 10_000;

/** What is looked at, and how it is reached. */
export interface Deployment {
  project: string;
  isLocal: boolean;
  db: Firestore;
  /** Null where there is no deployment to ask about. */
  admin: GoogleAdmin | null;
  settings: Settings;
  signIn: BrowserSignIn;
  /** Where Stripe sends events, unless it is the site's own address. */
  webhookAddress?: string;
}

/** Reads for real: Stripe and the models as the functions do, the rest from Google. */
export function livePorts(deployment: Deployment): DoctorPorts {
  const { project, isLocal, db, admin, settings } = deployment;
  const site = settings['SITE_URL'] ?? '';
  const healthAddress = `${site}/api/health`;
  return {
    isLocal,
    settings: () => Promise.resolve(settings),
    webhookAddress: deployment.webhookAddress ?? `${site}/api/stripe-webhook`,
    webhookEndpoints: async () =>
      (await callStripe((stripe) => stripe.webhookEndpoints.list({ limit: 100 }))).data,
    plans: async () => {
      const { docs } = await db.collection('pricing_plans').get();
      return docs.flatMap((row) => pricingPlanSchema.safeParse(row.data()).data ?? []);
    },
    price: (id) => callStripeOrNull((stripe) => stripe.prices.retrieve(id)),
    firestore: admin && {
      indexes: () => readIndexes(admin, project),
      fields: () => readFields(admin, project),
      rules: () => readRules(admin, project),
    },
    mails: () => (isLocal ? Promise.resolve(null) : readMails(db)),
    askModel: async (platform) => {
      try {
        await askModel({ platform, prompt: 'Answer with the word OK.', mode: 'memory' });
        return null;
      } catch (error) {
        const code = errorCode(error);
        return typeof code === 'string' ? code : 'no answer';
      }
    },
    trySession: () => trySession(site, deployment.signIn),
    healthAddress,
    health: async () => {
      try {
        const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
        return (await fetch(healthAddress, { signal })).status;
      } catch {
        return null;
      }
    },
  };
}

async function readMails(db: Firestore): Promise<QueuedMail[]> {
  const newest = db.collection('mail').orderBy('created_at', 'desc').limit(MAILS);
  return (await newest.get()).docs.map((row) => {
    const state: unknown = row.get('delivery.state');
    return {
      id: row.id,
      created: row.createTime.toDate(),
      state: typeof state === 'string' ? state : null,
    };
  });
}
