import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import {
  ENDPOINTS,
  maxBytesOf,
  type EndpointContract,
  type EndpointName,
  type EndpointOutput,
} from '#shared/api/contract.ts';
import { HANDLERS } from '../handlers/table.ts';
import { ApiError } from '../api-error.ts';
import type { Call, EndpointHandler } from '../call.ts';
import { authenticate, authenticateAccount, findCaller, type Caller } from './authenticate.ts';
import { limitBody, readBody, readQuery, type JsonObject } from './body.ts';
import { brotli } from './brotli.ts';
import { countBeforeParsing, countInStore } from './call-limits.ts';
import type { ApiEnv } from './context.ts';
import { countInInstance } from './instance-limits.ts';
import { answerNativeForm, isNativeFormPost } from './native-form.ts';
import { sameOrigin } from './same-origin.ts';
import { sessionCookie } from './session-cookie.ts';
import { parseInput, withoutOwnUserId } from './validate.ts';

/**
 * Serves one endpoint of the contract. Origin, caller and body are checked in this order: a caller
 * without access gets no errors about the input, and no handler runs on invalid input.
 */
export function mountEndpoint<N extends EndpointName>(app: Hono<ApiEnv>, name: N): void {
  const { access, readOnly }: EndpointContract = ENDPOINTS[name];
  const handler = HANDLERS[name];
  const path = `/api/${name}`;
  const { nativeForm } = handler;
  app.use(path, async (c, next) => {
    c.set('logFields', { endpoint: name, uid: null });
    await next();
  });
  app.use(path, compress(), brotli);
  app.post(path, sameOrigin(access === 'public' || access === 'account'));
  if (nativeForm !== undefined) {
    app.post(path, async (c, next) => {
      if (!isNativeFormPost(c)) return next();
      return answerNativeForm(c, nativeForm, async (fields) =>
        run(c, name, handler, await callerOf(c, name, {}), fields),
      );
    });
  }
  app.post(path, limitBody(maxBytesOf(name)), (c) => answer(c, name, handler));
  if (readOnly === false) return;
  // Weak: the validator is the content's, whatever it is compressed with (RFC 9110, 8.8.1).
  if (handler.revalidates) app.get(path, etag({ weak: true }));
  app.get(path, (c) => answer(c, name, handler));
}

async function answer<N extends EndpointName>(
  c: Context<ApiEnv>,
  name: N,
  handler: EndpointHandler<N>,
): Promise<Response> {
  const { access }: EndpointContract = ENDPOINTS[name];
  c.header('Cache-Control', cacheControl(handler));
  const read = () =>
    c.req.method === 'POST' ? readBody(c, handler.acceptsForm === true) : readQuery(c);
  if (access === 'account') {
    const body = await read();
    return c.json(await run(c, name, handler, await callerOf(c, name, body), body));
  }
  const caller = await callerOf(c, name, {});
  await countBeforeParsing(name, caller?.member ?? null, c.var.now);
  return c.json(await run(c, name, handler, caller, await read()));
}

/** No cache keeps a response unless the handler allows it: most are about one member. */
function cacheControl<N extends EndpointName>({
  cacheSeconds: seconds,
  revalidates,
}: EndpointHandler<N>): string {
  if (seconds !== undefined) return `public, max-age=${seconds}, s-maxage=${seconds}`;
  return revalidates ? 'private, no-cache' : 'no-store';
}

/** @param body of an endpoint for accounts, which may bring an ID token */
async function callerOf(
  c: Context<ApiEnv>,
  name: EndpointName,
  { idToken }: JsonObject,
): Promise<Caller | null> {
  const { access, limit, knowsMember }: EndpointContract = ENDPOINTS[name];
  const isPublicCall = access === 'public' || (access === 'account' && typeof idToken === 'string');
  if (isPublicCall && limit !== 'mail') countInInstance(`address ${c.get('address')}`);
  if (access === 'public') return knowsMember === true ? findCaller(c, name) : null;
  const caller =
    access === 'account' && typeof idToken === 'string'
      ? await authenticateAccount(idToken)
      : await authenticate(c, name);
  c.set('logFields', { endpoint: name, uid: caller.member.uid });
  return caller;
}

async function run<N extends EndpointName>(
  c: Context<ApiEnv>,
  name: N,
  handler: EndpointHandler<N>,
  caller: Caller | null,
  body: JsonObject,
): Promise<EndpointOutput<N>> {
  const { now, address } = c.var;
  const { member = null, profile = null } = caller ?? {};
  const input = parseInput(name, member === null ? body : withoutOwnUserId(body, member.uid));
  requireMethod(c, name, input);
  await countInStore(name, { member, address }, now);
  const session = sessionCookie(c);
  // Which of `member` and `profile` are null follows from the access, which the type cannot see here.
  return handler.run({ input, member, profile, now, address, session } as Call<N>);
}

/** Of an endpoint with actions, GET takes those that only read. */
function requireMethod(c: Context<ApiEnv>, name: EndpointName, input: object): void {
  const { readOnly }: EndpointContract = ENDPOINTS[name];
  if (c.req.method === 'POST' || typeof readOnly === 'boolean') return;
  if ('action' in input && readOnly.includes(String(input.action))) return;
  c.header('Allow', 'POST');
  throw new ApiError('method-not-allowed', 'Use POST for this action.');
}
