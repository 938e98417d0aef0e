import type { EndpointName, EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import { ApiError, callApi, type CallOptions } from '@/lib/api-client';
import { appCheckToken } from '@/lib/app-check';
import { currentIdToken } from './id-token';
import { signOut } from './sign-out';

/**
 * Calls an endpoint as the member who is signed in. A token that the server refuses is renewed
 * once; a session that is over is ended here too, and the page's guard leads to sign-in.
 *
 * @throws ApiError
 */
export async function callAsMember<N extends EndpointName>(
  name: N,
  input: EndpointRequest<N>,
  options: Omit<CallOptions, 'token' | 'appToken'> = {},
): Promise<EndpointOutput<N>> {
  const appToken = await appCheckToken();
  try {
    return await callApi(name, input, { ...options, appToken, token: await tokenOrThrow() });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
  }
  try {
    return await callApi(name, input, { ...options, appToken, token: await tokenOrThrow(true) });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') await signOut();
    throw error;
  }
}

async function tokenOrThrow(forceRefresh = false): Promise<string> {
  try {
    const token = await currentIdToken(forceRefresh);
    if (token) return token;
  } catch (error) {
    throw new ApiError(isOffline(error) ? 'network' : 'unauthenticated', 'There is no token', {
      cause: error,
    });
  }
  throw new ApiError('unauthenticated', 'Nobody is signed in');
}

function isOffline(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/network-request-failed';
}
