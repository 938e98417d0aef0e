import type { EndpointName } from '#shared/api/contract.ts';
import type { NoticeKind } from './notice-texts';

/** The endpoint of notices, also without JavaScript. */
export const NOTICE_ENDPOINT = 'contract-notice' satisfies EndpointName;

/** Key of a notice's draft. */
export const noticeDraft = (kind: NoticeKind) => `${kind}-draft`;
