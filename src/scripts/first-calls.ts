/**
 * Runs in the head of a members' page: what its member came for is asked for while the page's modules
 * are still read, which takes a slow phone half a second. Only for who is premium by their token.
 */
import { claimsOf, freshTokenOf, readAuthRecord } from '../lib/session/auth-record';
import { fetchOptions, type ApiRequest } from '../lib/api-request';
import { hasPremiumClaim } from '#shared/rules/access.ts';
import type { FirstCall } from '../lib/first-calls';

const { apiKey = '', requests = '[]' } = document.currentScript?.dataset ?? {};

const token = readAuthRecord(apiKey).then((user) => {
  const fresh = user?.emailVerified ? freshTokenOf(user) : null;
  return fresh !== null && hasPremiumClaim({ premium: claimsOf(fresh)['premium'] }) ? fresh : null;
});

window.firstCalls = (JSON.parse(requests) as ApiRequest[]).map((request): FirstCall => ({
  request,
  token,
  response: token.then((known) =>
    known === null ? null : fetch(request.url, fetchOptions(request, known)).catch(() => null),
  ),
}));
