import type { EndpointName } from '#shared/api/contract.ts';

export const AI_CHECK_ENDPOINT = 'ai-check' satisfies EndpointName;

/** Key of the form's draft. */
export const AI_CHECK_DRAFT = 'ai-check-draft';
