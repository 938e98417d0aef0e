import { setTimeout as delay } from 'node:timers/promises';
import { API_VERSION } from './events.ts';
import { signatureHeader } from './signing.ts';
import type { StoredEvent } from './world.ts';

/** Waits between tries, in ms: they double from the first to the longest. */
export interface RetryWaits {
  first: number;
  longest: number;
}

const RETRY_WAITS: RetryWaits = { first: 200, longest: 5_000 };
/** An event is given up when its first try was this long ago. */
const GIVE_UP_AFTER_MS = 10 * 60_000;
/** An endpoint that does not answer for this long has failed. */
const ANSWER_TIMEOUT_MS = 20_000;

/** One try to deliver one event. */
export interface Attempt {
  eventId: string;
  type: string;
  /** HTTP status, or `null` when there was no answer. */
  status: number | null;
}

export interface DeliveriesOptions {
  webhookUrl: string;
  webhookSecret: string;
  /** Tests need not wait as long as people do. */
  retryWaits?: RetryWaits | undefined;
  /** Called when an endpoint has taken an event. */
  onDelivered: (eventId: string) => void;
}

/**
 * Sends events to the webhook endpoint, each on its own and with its own retries, so that, as with
 * Stripe, they may arrive in any order and more than once (docs.stripe.com/webhooks).
 */
export class Deliveries {
  readonly attempts: Attempt[] = [];
  readonly #options: DeliveriesOptions;
  readonly #running = new Set<Promise<void>>();
  #waiting: StoredEvent[] = [];
  #held = false;
  #drops = 0;
  #stop = new AbortController();
  /** Settles when the post before is answered. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: DeliveriesOptions) {
    this.#options = options;
  }

  /** Delivers an event with retries, or keeps it back while deliveries are held. */
  enqueue(event: StoredEvent): void {
    if (this.#held) {
      this.#waiting.push(event);
      return;
    }
    const run = this.#deliverWithRetries(event, this.#stop.signal).finally(() => {
      this.#running.delete(run);
    });
    this.#running.add(run);
  }

  /** Keeps back every event from now on. */
  hold(): void {
    this.#held = true;
  }

  /** Sends what was kept back, and everything after. */
  release(): void {
    this.#held = false;
    for (const event of this.#waiting.splice(0)) this.enqueue(event);
  }

  /** Loses the next tries on the way, as an outage does; their retries come. */
  drop(count: number): void {
    this.#drops = count;
  }

  /** Resolves when every event that is not held back was taken or given up. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Forgets everything that is under way or kept back. */
  async reset(): Promise<void> {
    await this.stop();
    this.#stop = new AbortController();
    this.#held = false;
    this.#drops = 0;
    this.attempts.length = 0;
  }

  /** Stops all tries; nothing is sent afterwards. */
  async stop(): Promise<void> {
    this.#waiting = [];
    this.#stop.abort();
    await Promise.all(this.#running);
  }

  /** Tries once; returns whether the endpoint answered 2xx. */
  async deliverOnce(event: StoredEvent): Promise<boolean> {
    return await this.#attempt(event, this.#stop.signal, () =>
      this.#post(event, this.#stop.signal).catch(() => null),
    );
  }

  async #deliverWithRetries(event: StoredEvent, signal: AbortSignal): Promise<void> {
    const start = Date.now();
    const { first, longest } = this.#options.retryWaits ?? RETRY_WAITS;
    let wait = first;
    while (!signal.aborted) {
      if (await this.#attempt(event, signal, () => this.#postInTurn(event, signal))) return;
      if (Date.now() - start > GIVE_UP_AFTER_MS) return;
      await delay(wait, undefined, { signal }).catch(() => undefined);
      wait = Math.min(wait * 2, longest);
    }
  }

  async #attempt(
    event: StoredEvent,
    signal: AbortSignal,
    post: () => Promise<number | null>,
  ): Promise<boolean> {
    const { id: eventId, type } = event;
    if (signal.aborted) return false;
    if (this.#drops > 0) {
      this.#drops -= 1;
      this.attempts.push({ eventId, type, status: null });
      return false;
    }
    const status = await post();
    this.attempts.push({ eventId, type, status });
    const taken = status !== null && status >= 200 && status < 300;
    if (taken) this.#options.onDelivered(eventId);
    return taken;
  }

  /**
   * Posts one at a time: the Functions emulator starts a process for every request that finds its
   * others busy, and a burst of events with retries would bring a small machine to a stop.
   */
  #postInTurn(event: StoredEvent, signal: AbortSignal): Promise<number | null> {
    const post = this.#turn.then(() => this.#post(event, signal).catch(() => null));
    this.#turn = post;
    return post;
  }

  async #post(event: StoredEvent, signal: AbortSignal): Promise<number> {
    const payload = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    const timestamp = Math.floor(Date.now() / 1000);
    const response = await fetch(this.#options.webhookUrl, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': `Stripe/1.0 (emulators/stripe; ${API_VERSION})`,
        'Stripe-Signature': signatureHeader(payload, this.#options.webhookSecret, timestamp),
      },
      body: payload,
    });
    await response.body?.cancel();
    return response.status;
  }
}
