import { setTimeout as delay } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import type { Answering } from '../bench/call-stack.ts';
import { providerDelay, type Delays, type Random } from './arrivals.ts';

/** How a provider behaves, apart from its answers; shares are parts of all requests. */
export interface Temper {
  delays: Delays;
  /** Answers 500 and has done nothing. */
  fails: number;
  /** Does its work, and its answer is lost: 500. */
  loses: number;
  /** Says nothing until the caller gives up. */
  hangs: number;
  /** Refuses for being too busy: 503, at every try of the same request. */
  isBusy: number;
}

type Fate = 'fails' | 'loses' | 'hangs' | 'isBusy' | 'answers';

/** Longer than anybody waits. */
const HANGS_MS = 60_000;

/** A provider that takes its time, and fails now and then once it is told to. */
export class Unreliable implements Answering {
  readonly #provider: Answering;
  readonly #temper: Temper;
  readonly #drawFor: (body: string) => number;
  isCalm = true;

  /** @param drawFor a number from 0 up to 1 that decides what happens to a request */
  constructor(provider: Answering, temper: Temper, drawFor: (body: string) => number) {
    this.#provider = provider;
    this.#temper = temper;
    this.#drawFor = drawFor;
  }

  fetch = async (request: Request): Promise<Response> => {
    if (this.isCalm) return this.#provider.fetch(request);
    const { signal } = request;
    const body = await request.clone().text();
    const draw = this.#drawFor(body);
    const fate = fateOf(this.#temper, draw);
    const wait = fate === 'hangs' ? HANGS_MS : providerDelay(this.#temper.delays, (draw * 997) % 1);
    try {
      await delay(wait, undefined, { signal });
    } catch {
      return new Response(null, { status: 499 });
    }
    if (fate === 'isBusy') return refusal(503);
    if (fate === 'fails' || fate === 'hangs') return refusal(500);
    const answer = await this.#provider.fetch(request);
    return fate === 'loses' ? refusal(500) : answer;
  };
}

/** What happens to a request; fates come one after the other from 0 upwards. */
export function fateOf(temper: Temper, draw: number): Fate {
  let left = draw;
  for (const fate of ['fails', 'loses', 'hangs', 'isBusy'] as const) {
    left -= temper[fate];
    if (left < 0) return fate;
  }
  return 'answers';
}

/** The same text is drawn the same number, so that a second try meets the same fate. */
export function drawByText(seed: number): (text: string) => number {
  return (text) => {
    const hash = createHash('sha256').update(`${seed}\n${text}`).digest();
    return hash.readUInt32BE(0) / 2 ** 32;
  };
}

/** Each request is drawn its own number. */
export function drawByTurn(random: Random): () => number {
  return () => random();
}

function refusal(status: number): Response {
  return Response.json({ error: { type: 'api_error', message: 'Injected.' } }, { status });
}
