import type { EndpointName } from '#shared/api/contract.ts';
import type { Handlers } from '../call.ts';
import { securityHandlers } from './account-security.ts';
import { accountHandlers } from './accounts.ts';
import { aiCheckHandlers } from './ai-check.ts';
import { billingHandlers } from './billing.ts';
import { brandChecker } from './brand-checker.ts';
import { contactHandlers } from './contact.ts';
import { eventHandlers } from './events.ts';
import { health } from './health.ts';
import { lessonHandlers } from './lessons.ts';
import { operationsHandlers } from './operations.ts';
import { promptHandlers } from './prompts.ts';
import { supportHandlers } from './support.ts';
import { trialHandlers } from './trial.ts';

/** One handler per endpoint of the contract; a missing one is a type error. */
export const HANDLERS: Handlers<EndpointName> = {
  ...accountHandlers,
  ...securityHandlers,
  ...billingHandlers,
  ...promptHandlers,
  ...lessonHandlers,
  ...eventHandlers,
  ...supportHandlers,
  ...trialHandlers,
  ...aiCheckHandlers,
  ...contactHandlers,
  ...operationsHandlers,
  'brand-checker': brandChecker,
  health,
};
