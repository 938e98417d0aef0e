import type { EndpointName, EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import { ApiError, callApi, type CallErrorCode, type CallOptions } from '@/lib/api-client';
import { keepSignInNotice } from './sign-in-notice';
import { $isDeleting, keepPremium, leaveSession } from './store';

interface MemberCallOptions extends CallOptions {
  /**
   * Runs when the session has expired, before the guard leads to sign-in. Without it, the sign-in
   * page shows that the session has ended.
   */
  onExpired?: () => void;
}

/** Error codes after which the sign-in page asks for what the account still needs. */
const UNFINISHED: readonly CallErrorCode[] = [
  'email-not-verified',
  'consents-required',
  'deletion-unfinished',
];

/**
 * Calls an endpoint with the session's cookie. When the answer is that the session or Premium has
 * ended, it updates the session store, so that the page's guard redirects; not while this page deletes
 * the account, for which every other call is refused.
 *
 * @throws ApiError
 */
export async function callAsMember<N extends EndpointName>(
  name: N,
  input: EndpointRequest<N>,
  { onExpired = () => keepSignInNotice('sessionEnded'), ...options }: MemberCallOptions = {},
): Promise<EndpointOutput<N>> {
  try {
    return await callApi(name, input, options);
  } catch (error) {
    const isDuringDeletion = $isDeleting.get() && name !== 'delete-account';
    if (error instanceof ApiError && !isDuringDeletion) {
      if (error.code === 'premium-required') keepPremium(false);
      if (error.code === 'unauthenticated') leaveSession(onExpired);
      if (UNFINISHED.includes(error.code)) leaveSession(() => keepSignInNotice('unfinished'));
    }
    throw error;
  }
}
