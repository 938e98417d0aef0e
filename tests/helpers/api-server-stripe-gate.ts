import { HOST } from '#scripts/environment.ts';
import { listen } from './listen.ts';

/** A proxy between the functions and Stripe that can hold answers back or break them. */
export interface StripeGate {
  origin: string;
  /** Method and path of every request, oldest first. */
  requests: string[];
  /**
   * Holds back the answer to the next request whose method and path match: Stripe has answered, the
   * caller has not heard it yet. Resolves when that has happened, with what lets the answer through.
   */
  holdNext: (pattern: RegExp) => Promise<() => void>;
  /**
   * Answers every matching request with 500 until the returned function is called. The message
   * repeats an e-mail address, as a vendor's can, so that a test sees whether it is logged.
   */
  breakAll: (pattern: RegExp) => () => void;
  /** Answers every matching request with a refusal (400) until the returned function is called. */
  refuseAll: (pattern: RegExp) => () => void;
  /** Answers the next matching request with a refusal. */
  refuseNext: (pattern: RegExp) => void;
  /** Sends every request through this, until it is called with null; what that throws is a failure. */
  sendThrough: (around: Around | null) => void;
  /** Takes back the holds and single refusals that no request has met. */
  forgetUnmet: () => void;
  stop: () => Promise<void>;
}

/** @param name method and path */
type Around = (name: string, go: () => Promise<Response>) => Promise<Response>;

interface Hold {
  pattern: RegExp;
  reached: (release: () => void) => void;
}

type Answer = (request: Request) => Response | Promise<Response>;

/** @param stripe what answers in the end */
export async function startStripeGate(stripe: Answer): Promise<StripeGate> {
  const holds: Hold[] = [];
  const broken = new Set<RegExp>();
  const refused = new Set<RegExp>();
  const refusedOnce = new Set<RegExp>();
  const requests: string[] = [];
  let around: Around = (_name, go) => go();
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const name = `${request.method} ${pathname}${search}`;
    requests.push(name);
    return around(name, () => answerTo(request, name)).catch(failure);
  };
  const answerTo = async (request: Request, name: string): Promise<Response> => {
    if ([...broken].some((pattern) => pattern.test(name))) return failure();
    if ([...refused].some((pattern) => pattern.test(name))) return refusal();
    const once = [...refusedOnce].find((pattern) => pattern.test(name));
    if (once !== undefined && refusedOnce.delete(once)) return refusal();
    const index = holds.findIndex(({ pattern }) => pattern.test(name));
    const [hold] = index < 0 ? [] : holds.splice(index, 1);
    const answer = await stripe(request);
    if (hold !== undefined) await new Promise<void>((release) => hold.reached(release));
    return answer;
  };
  const { port, close } = await listen({ fetch }, HOST, 0);
  return {
    origin: `http://${HOST}:${port}`,
    requests,
    holdNext: (pattern) => new Promise((reached) => holds.push({ pattern, reached })),
    breakAll: (pattern) => {
      broken.add(pattern);
      return () => broken.delete(pattern);
    },
    refuseAll: (pattern) => {
      refused.add(pattern);
      return () => refused.delete(pattern);
    },
    refuseNext: (pattern) => void refusedOnce.add(pattern),
    sendThrough: (next) => (around = next ?? ((_name, go) => go())),
    forgetUnmet: () => {
      holds.splice(0);
      refusedOnce.clear();
    },
    stop: close,
  };
}

/** A failure of Stripe's, with the header that stops its SDK from retrying. */
function failure(): Response {
  const error = { type: 'api_error', message: 'Broken for mia@example.test.' };
  return Response.json({ error }, { status: 500, headers: { 'stripe-should-retry': 'false' } });
}

/** Stripe's refusal of the request itself. */
function refusal(): Response {
  const error = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'No.' };
  return Response.json({ error }, { status: 400 });
}
