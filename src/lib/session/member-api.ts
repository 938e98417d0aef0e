import type { EndpointName, EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import { ApiError, callApi, type CallErrorCode, type CallOptions } from '@/lib/api-client';
import { keepSignInNotice } from './sign-in-notice';
import { keepPremium, leaveSession } from './store';

interface MemberCallOptions extends CallOptions {
  /** Runs before a session that is over is left; else the sign-in page says that it is. */
  onExpired?: () => void;
}

/** Answers after which the sign-in page asks for what the account needs. */
const UNFINISHED: readonly CallErrorCode[] = [
  'email-not-verified',
  'consents-required',
  'deletion-unfinished',
];

/**
 * Calls an endpoint as the member whom the session's cookie names, and acts on an answer that is
 * about the session: the page's guard leads to sign-in, or away from what needs Premium.
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
    if (error instanceof ApiError) {
      if (error.code === 'premium-required') keepPremium(false);
      if (error.code === 'unauthenticated') leaveSession(onExpired);
      if (UNFINISHED.includes(error.code)) leaveSession(() => keepSignInNotice('unfinished'));
    }
    throw error;
  }
}
