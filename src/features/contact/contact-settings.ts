import type { EndpointName } from '#shared/api/contract.ts';

/** Takes requests when no form service is configured, and always from pages without JavaScript. */
export const OWN_ENDPOINT = `/api/${'contact' satisfies EndpointName}`;

/** Where the form's draft is kept; one for all pages that show the form. */
export const CONTACT_DRAFT = 'contact-draft';
