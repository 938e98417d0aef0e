import type { EndpointName } from '#shared/api/contract.ts';

/** Receives requests when no form service is configured, and always without JavaScript. */
export const OWN_ENDPOINT = `/api/${'contact' satisfies EndpointName}`;

/** Key of the form's draft, the same on all pages. */
export const CONTACT_DRAFT = 'contact-draft';
