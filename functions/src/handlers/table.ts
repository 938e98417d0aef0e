import type { EndpointName } from '#shared/api/contract.ts';
import type { EndpointHandler } from '../call.ts';
import { activity } from './activity.ts';
import { billingPortal } from './billing-portal.ts';
import { brandChecker } from './brand-checker.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { consents } from './consents.ts';
import { contact } from './contact.ts';
import { contractNotice } from './contract-notice.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { deleteAccount } from './delete-account.ts';
import { earlyBirdStats } from './early-bird-stats.ts';
import { googleSignIn } from './google-sign-in.ts';
import { health } from './health.ts';
import { importPrompts } from './import-prompts.ts';
import { initializePricingPlan } from './initialize-pricing-plan.ts';
import { lesson } from './lesson.ts';
import { lessonProgress } from './lesson-progress.ts';
import { lessons } from './lessons.ts';
import { me } from './me.ts';
import { memberLibrary } from './member-library.ts';
import { myData } from './my-data.ts';
import { operations } from './operations.ts';
import { ownPrompts } from './own-prompts.ts';
import { pricingPlans } from './pricing-plans.ts';
import { prompt } from './prompt.ts';
import { prompts } from './prompts.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resumeSubscription } from './resume-subscription.ts';

export type HandlerTable = { [N in EndpointName]: EndpointHandler<N> };

/** One handler per endpoint of the contract; a missing one is a type error. */
export const HANDLERS = {
  'create-checkout-session': createCheckoutSession,
  'cancel-subscription': cancelSubscription,
  'resume-subscription': resumeSubscription,
  'billing-portal': billingPortal,
  consents,
  'my-data': myData,
  'delete-account': deleteAccount,
  'google-sign-in': googleSignIn,
  'resend-confirmation': resendConfirmation,
  me,
  activity,
  'pricing-plans': pricingPlans,
  'initialize-pricing-plan': initializePricingPlan,
  'early-bird-stats': earlyBirdStats,
  prompt,
  prompts,
  lessons,
  lesson,
  'lesson-progress': lessonProgress,
  'member-library': memberLibrary,
  'own-prompts': ownPrompts,
  'import-prompts': importPrompts,
  'brand-checker': brandChecker,
  contact,
  'contract-notice': contractNotice,
  health,
  operations,
} satisfies HandlerTable;
