import type { ServerResponse } from 'node:http';
import {
  ENDPOINTS,
  maxBytesOf,
  type EndpointAccess,
  type EndpointName,
} from '#shared/api/contract.ts';
import { HANDLERS, type HandlerTable } from '../handlers/table.ts';
import { authenticate, authenticateAccount, requireAdmin, requirePremium } from './authenticate.ts';
import { readBody, readQuery, type JsonObject } from './body.ts';
import type { Call, Member } from '../call.ts';
import { countInStore } from './call-limits.ts';
import { clientAddress } from './client-address.ts';
import { ApiError } from '../api-error.ts';
import { toErrorResponse } from './errors.ts';
import { countInInstance } from './instance-limits.ts';
import { answerPageForm, isPageFormPost } from './page-form.ts';
import type { FrameworkRequest } from './raw-requests.ts';
import { sendJson, sendRevalidated } from './respond.ts';
import { parseInput, withoutOwnUserId } from './validate.ts';

const handlers: HandlerTable = HANDLERS;

export type RequestListener = (
  request: FrameworkRequest,
  response: ServerResponse,
) => Promise<void>;

/**
 * Serves `/api/<endpoint>` as the contract says (product 22.1): endpoint, method, caller, body, in
 * this order, so that nobody learns about input rules of a call that they may not make and nothing
 * runs on invalid input.
 *
 * @param clock the current time; a test's own
 */
export function createApi(clock: () => Date = () => new Date()): RequestListener {
  return async (request, response) => {
    const caller: Caller = { endpoint: null, uid: null };
    try {
      const url = urlOf(request);
      const endpoint = endpointOf(url);
      caller.endpoint = endpoint;
      requireMethod(request, response, endpoint);
      await answer(endpoint, caller, request, response, url, clock());
    } catch (error) {
      const { status, body } = toErrorResponse(error, { ...caller });
      sendJson(response, status, body);
    }
  };
}

/** What a log line says about a call. */
interface Caller {
  endpoint: EndpointName | null;
  uid: string | null;
}

async function answer<N extends EndpointName>(
  name: N,
  caller: Caller,
  request: FrameworkRequest,
  response: ServerResponse,
  url: URL,
  now: Date,
): Promise<void> {
  const { access } = ENDPOINTS[name];
  const handler = handlers[name];
  const address = clientAddress(request);
  const member = await callerOf(request, access);
  caller.uid = member?.uid ?? null;
  countInInstance(member === null ? `address ${address}` : `uid ${member.uid}`);
  if (member !== null && access === 'premium') await requirePremium(member, now);
  if (member !== null && access === 'admin') await requireAdmin(member);
  const run = async (body: JsonObject) => {
    const input = parseInput(name, member === null ? body : withoutOwnUserId(body, member.uid));
    await countInStore(name, { member, address }, now);
    // `member` is null exactly for public endpoints, which the type states per endpoint.
    return handler.run({ input, member, now, address } as Call<N>);
  };
  if (handler.pageForm && isPageFormPost(request)) {
    await answerPageForm(handler.pageForm, run, request, response);
    return;
  }
  const output = await run(
    request.method === 'POST'
      ? await readBody(request, handler.acceptsForm === true, maxBytesOf(name))
      : readQuery(url),
  );
  if (handler.revalidates === true) await sendRevalidated(request, response, output);
  else sendJson(response, 200, output, cacheHeaders(handler.cacheSeconds));
}

/** Of an answer that is the same for everybody; others are kept by nobody. */
function cacheHeaders(seconds: number | undefined): Record<string, string> {
  if (seconds === undefined) return {};
  return { 'Cache-Control': `public, max-age=${seconds}, s-maxage=${seconds}` };
}

async function callerOf(request: FrameworkRequest, access: EndpointAccess): Promise<Member | null> {
  if (access === 'public') return null;
  return access === 'account' ? authenticateAccount(request) : authenticate(request);
}

function urlOf(request: FrameworkRequest): URL {
  const url = URL.parse(request.url ?? '/', 'http://api.invalid');
  if (url === null) throw unknownEndpoint();
  return url;
}

function endpointOf(url: URL): EndpointName {
  const [, name = ''] = /^\/api\/([^/]+)$/.exec(url.pathname) ?? [];
  if (!isEndpoint(name)) throw unknownEndpoint();
  return name;
}

function unknownEndpoint(): ApiError {
  return new ApiError('unknown-endpoint', 'There is no such endpoint.');
}

function isEndpoint(name: string): name is EndpointName {
  return Object.hasOwn(ENDPOINTS, name);
}

function requireMethod(
  request: FrameworkRequest,
  response: ServerResponse,
  endpoint: EndpointName,
): void {
  const allowed = ENDPOINTS[endpoint].readOnly ? ['POST', 'GET', 'HEAD'] : ['POST'];
  if (allowed.includes(request.method ?? '')) return;
  response.setHeader('Allow', allowed.join(', '));
  throw new ApiError('method-not-allowed', `Use ${allowed.join(' or ')}.`);
}
