import { Hono } from 'hono';
import { GOOGLE_ACCOUNTS, type GoogleAccount } from './accounts.ts';
import { Grants, type AuthorizeRequest } from './grants.ts';
import type { IdTokens } from './id-tokens.ts';
import { chooserPage, consentPage, errorPage } from './pages.ts';

export interface GoogleClient {
  clientId: string;
  clientSecret: string;
  /** The one address that codes are sent to. */
  redirectUri: string;
}

/** Paths of Google's own endpoints, so that only the origin differs. */
const AUTHORIZE_PATH = '/o/oauth2/v2/auth';
const TOKEN_PATH = '/token';
const KEYS_PATH = '/oauth2/v3/certs';

/** A request that must not be answered by a redirect, because its sender cannot be trusted. */
class RefusedRequest extends Error {}

function accountOf(email: string): GoogleAccount {
  const known = GOOGLE_ACCOUNTS.find((account) => account.email === email);
  return known ?? { email, name: email.split('@')[0] ?? email };
}

function readRequest(query: URLSearchParams, client: GoogleClient): AuthorizeRequest {
  const get = (name: string) => query.get(name) ?? '';
  if (get('client_id') !== client.clientId) throw new RefusedRequest('invalid_client');
  if (get('redirect_uri') !== client.redirectUri) throw new RefusedRequest('redirect_uri_mismatch');
  const isComplete =
    get('response_type') === 'code' &&
    get('scope').split(' ').includes('openid') &&
    get('code_challenge_method') === 'S256' &&
    get('code_challenge') !== '';
  if (!isComplete) throw new RefusedRequest('invalid_request');
  return {
    redirectUri: get('redirect_uri'),
    state: get('state'),
    nonce: get('nonce'),
    challenge: get('code_challenge'),
  };
}

/** Google's OpenID Connect endpoints: https://developers.google.com/identity/openid-connect */
export function createApp(client: GoogleClient, tokens: IdTokens, origin: () => string): Hono {
  const grants = new Grants();
  const app = new Hono();

  app.onError((error, c) =>
    error instanceof RefusedRequest
      ? c.html(errorPage(error.message), 400)
      : c.text('The emulator failed.', 500),
  );
  app.get('/', (c) => c.text("Local emulator for Google's sign-in."));
  app.get(AUTHORIZE_PATH, (c) => {
    const { search, searchParams } = new URL(c.req.url);
    readRequest(searchParams, client);
    return c.html(chooserPage(search));
  });
  app.get('/consent', (c) => {
    const { search, searchParams } = new URL(c.req.url);
    readRequest(searchParams, client);
    return c.html(consentPage(search, accountOf(searchParams.get('account') ?? '')));
  });
  app.post('/decision', async (c) => {
    const { searchParams } = new URL(c.req.url);
    const request = readRequest(searchParams, client);
    const { decision } = await c.req.parseBody();
    const target = new URL(request.redirectUri);
    target.searchParams.set('state', request.state);
    if (decision === 'allow') {
      const account = accountOf(searchParams.get('account') ?? '');
      target.searchParams.set('code', grants.issue(request, account));
    } else {
      target.searchParams.set('error', 'access_denied');
    }
    return c.redirect(target.href, 303);
  });
  app.post(TOKEN_PATH, async (c) => {
    const body = new URLSearchParams(await c.req.text());
    const get = (name: string) => body.get(name) ?? '';
    if (get('client_id') !== client.clientId || get('client_secret') !== client.clientSecret) {
      return c.json({ error: 'invalid_client' }, 401);
    }
    if (get('grant_type') !== 'authorization_code') {
      return c.json({ error: 'unsupported_grant_type' }, 400);
    }
    const grant = grants.redeem(get('code'), get('redirect_uri'), get('code_verifier'));
    if (!grant) return c.json({ error: 'invalid_grant' }, 400);
    return c.json({
      access_token: 'local-google-access-token',
      token_type: 'Bearer',
      expires_in: 3_599,
      scope: 'openid email profile',
      id_token: await tokens.sign(grant.account, grant.request.nonce),
    });
  });
  app.get(KEYS_PATH, (c) => c.json({ keys: [tokens.publicKey] }));
  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer: origin(),
      authorization_endpoint: origin() + AUTHORIZE_PATH,
      token_endpoint: origin() + TOKEN_PATH,
      jwks_uri: origin() + KEYS_PATH,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'email', 'profile'],
    }),
  );
  return app;
}
