import { z } from 'zod';
import { ROUTES } from '#src/routes.ts';
import { setting } from '../config.ts';
import { ApiError } from '../api-error.ts';

const GOOGLE_TOKEN_URL = 'https://oauth2.googleapis.com/token';

/** Longest wait for Google, in milliseconds: the page gives up after 8 s (product 3.15). */
const GOOGLE_TIMEOUT_MS = 7_000;

const answerSchema = z.object({ id_token: z.string() });

/**
 * Exchanges the code of a sign-in for Google's ID token. Who it names is for Firebase Auth to
 * verify, which the browser hands it to (product 3.14).
 *
 * @param verifier the secret whose hash went out with the sign-in (PKCE)
 * @throws ApiError `invalid-input` when Google refuses the code, `service-unavailable` otherwise
 *
 * Source: https://developers.google.com/identity/openid-connect/openid-connect#exchangecode
 */
export async function exchangeCode(code: string, verifier: string): Promise<string> {
  const response = await askGoogle(
    new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: setting('GOOGLE_CLIENT_ID'),
      client_secret: setting('GOOGLE_CLIENT_SECRET'),
      redirect_uri: new URL(ROUTES.login, setting('SITE_URL')).href,
      code,
      code_verifier: verifier,
    }),
  );
  if (response.status === 400) {
    throw new ApiError('invalid-input', 'Google does not accept this code.');
  }
  const answer = answerSchema.safeParse(response.ok ? await response.json() : null);
  if (!answer.success) throw new ApiError('service-unavailable', 'Google cannot be asked.');
  return answer.data.id_token;
}

async function askGoogle(body: URLSearchParams): Promise<Response> {
  try {
    return await fetch(setting('GOOGLE_TOKEN_URL') ?? GOOGLE_TOKEN_URL, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(GOOGLE_TIMEOUT_MS),
    });
  } catch (cause) {
    throw new ApiError('service-unavailable', 'Google cannot be reached.', { cause });
  }
}
