import type { EndpointName } from '#shared/api/contract.ts';
import {
  countAccountCall,
  countCall,
  countStripeCall,
  signInLimit,
} from '../stores/call-limits.ts';
import type { Member } from '../call.ts';

/**
 * What bounds an endpoint for all instances together, besides each instance's own limit
 * (product 25.6): one of these, its `own` where the call counts together with what it stores or only
 * when it asks somebody outside, and `none` where it only reads.
 */
const STORED_LIMITS = {
  'create-checkout-session': 'stripe',
  'cancel-subscription': 'stripe',
  'resume-subscription': 'stripe',
  'billing-portal': 'stripe',
  consents: 'account',
  'my-data': 'account',
  'delete-account': 'stripe',
  'google-sign-in': 'sign-in',
  'resend-confirmation': 'own',
  me: 'own',
  activity: 'own',
  'pricing-plans': 'none',
  'initialize-pricing-plan': 'own',
  'early-bird-stats': 'none',
  prompts: 'none',
  prompt: 'none',
  lessons: 'none',
  lesson: 'none',
  'lesson-progress': 'account',
  'member-library': 'own',
  'own-prompts': 'own',
  'import-prompts': 'own',
  'brand-checker': 'own',
  contact: 'own',
  'contract-notice': 'own',
  health: 'none',
  operations: 'own',
} as const satisfies Record<EndpointName, 'stripe' | 'account' | 'sign-in' | 'own' | 'none'>;

/** @throws ApiError `too-many-requests` */
export async function countInStore(
  name: EndpointName,
  { member, address }: { member: Member | null; address: string },
  now: Date,
): Promise<void> {
  const limit = STORED_LIMITS[name];
  if (limit === 'stripe' && member !== null) await countStripeCall(member.uid, now);
  if (limit === 'account' && member !== null) await countAccountCall(member.uid, now);
  if (limit === 'sign-in') await countCall(signInLimit(address), now);
}
