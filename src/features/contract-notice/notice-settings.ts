import type { EndpointName } from '#shared/api/contract.ts';
import type { NoticeKind } from './notice-texts';

/** Takes the notice, also from a page without JavaScript. */
export const NOTICE_ENDPOINT = 'contract-notice' satisfies EndpointName;

/** Where the draft of a notice is kept. */
export const noticeDraft = (kind: NoticeKind) => `${kind}-draft`;
