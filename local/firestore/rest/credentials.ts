import { StatusError } from '../errors.ts';
import type { RulesRequest } from '../rules/types.ts';

/** Who asks: somebody whom the rules judge, or the owner, whom they do not. */
export type Credentials = { owner: true } | { owner: false; auth: RulesRequest['auth'] };

interface Claims {
  sub?: unknown;
  user_id?: unknown;
  aud?: unknown;
  exp?: unknown;
  iat?: unknown;
}

/**
 * Reads the bearer of a request like the official emulator: `owner` may do everything, no bearer is
 * anonymous, all else is an ID token. The Auth emulator's tokens are unsigned, so there is no
 * signature to check; an expired or foreign token is refused as in production.
 * @param now milliseconds
 * @throws StatusError UNAUTHENTICATED
 */
export function readCredentials(
  authorization: string | undefined,
  project: string,
  now = Date.now(),
): Credentials {
  if (authorization === undefined) return { owner: false, auth: null };
  const [scheme, token = ''] = authorization.split(' ');
  if (scheme !== 'Bearer') throw unauthenticated('The authorization is no bearer.');
  if (token === 'owner') return { owner: true };
  const claims = decodeUnsigned(token);
  const uid = claims.sub ?? claims.user_id;
  if (typeof uid !== 'string' || uid === '') throw unauthenticated('The token names no user.');
  if (claims.aud !== project) throw unauthenticated('The token is for another project.');
  // The SDK's mockUserToken is issued and expires in 1970 unless told otherwise.
  if (claims.iat !== 0 && !(Number(claims.exp) * 1000 > now))
    throw unauthenticated('The token has expired.');
  return { owner: false, auth: { uid, token: { ...claims } } };
}

function decodeUnsigned(token: string): Claims {
  const [header, payload] = token.split('.').map(parsePart);
  if (header?.['alg'] !== 'none' || !payload)
    throw unauthenticated('The token is no unsigned JWT of the Auth emulator.');
  return payload;
}

function parsePart(part: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function unauthenticated(reason: string): StatusError {
  return new StatusError('UNAUTHENTICATED', `Missing or invalid authentication. ${reason}`);
}
