import type { EndpointName, EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import { ApiError, callApi, type CallOptions } from '@/lib/api-client';
import { appCheckToken, knownAppToken } from '@/lib/app-check';
import { currentIdToken, knownIdToken } from './id-token';
import { keepSignInNotice } from './sign-in-notice';
import { signOut } from './sign-out';

interface MemberCallOptions extends Omit<CallOptions, 'token' | 'appToken'> {
  /** Runs before a session that is over is ended here; else the sign-in page says that it is. */
  onExpired?: () => void;
}

/** Who calls, by what was read already or by what has to be awaited. */
type Tokens = Required<Pick<CallOptions, 'token' | 'appToken'>>;

/**
 * Calls an endpoint as the member who is signed in. A token that the server refuses is renewed
 * once; a session that is over is ended here too, and the page's guard leads to sign-in.
 *
 * With `keepalive` the request is on its way when this returns, as long as the page has called before:
 * the page may be left at once.
 *
 * @throws ApiError
 */
export async function callAsMember<N extends EndpointName>(
  name: N,
  input: EndpointRequest<N>,
  { onExpired, ...options }: MemberCallOptions = {},
): Promise<EndpointOutput<N>> {
  const known = options.keepalive ? knownTokens() : null;
  try {
    return await callApi(name, input, { ...options, ...(known ?? (await readTokens())) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
  }
  try {
    return await callApi(name, input, { ...options, ...(await readTokens(true)) });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') {
      if (onExpired) onExpired();
      else keepSignInNotice('sessionEnded');
      await signOut();
    }
    throw error;
  }
}

/** What an earlier call read, if it can still be used. */
function knownTokens(): Tokens | null {
  const token = knownIdToken();
  const appToken = knownAppToken();
  return token === null || appToken === undefined ? null : { token, appToken };
}

async function readTokens(forceRefresh = false): Promise<Tokens> {
  const appToken = await appCheckToken();
  return { token: await tokenOrThrow(forceRefresh), appToken };
}

async function tokenOrThrow(forceRefresh: boolean): Promise<string> {
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
