import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { PricingPlan } from '#shared/entities/plan.ts';
import type { CompositeIndex, FieldOverride } from './check-firestore.ts';
import type { QueuedMail } from './check-service.ts';
import type { Settings } from './check-settings.ts';
import type { Price, WebhookEndpoint } from './check-stripe.ts';

/** What the checks read of a deployment, or of the stack on this machine. */
export interface DoctorPorts {
  isLocal: boolean;
  settings: () => Promise<Settings>;
  /** Where Stripe has to send events. */
  webhookAddress: string;
  webhookEndpoints: () => Promise<WebhookEndpoint[]>;
  plans: () => Promise<PricingPlan[]>;
  /** Null for a price that Stripe does not have. */
  price: (id: string) => Promise<Price | null>;
  /** What was deployed to Firestore; null where it reads the repository's files itself. */
  firestore: DeployedFirestore | null;
  /** The newest; null where nothing sends them. */
  mails: () => Promise<QueuedMail[] | null>;
  /** Asks a model one short question; why there was no answer, else null. */
  askModel: (platform: BrandPlatformId) => Promise<string | null>;
  /** Signs in for a moment; where that broke off, null when it worked. */
  trySession: () => Promise<string | null>;
  healthAddress: string;
  /** Status of the answer; null without one. */
  health: () => Promise<number | null>;
}

export interface DeployedFirestore {
  indexes: () => Promise<CompositeIndex[]>;
  fields: () => Promise<FieldOverride[]>;
  rules: () => Promise<string | null>;
}

/** What should be deployed by the repository's files. */
export interface Wanted {
  rules: string;
  indexes: CompositeIndex[];
  fields: FieldOverride[];
}
