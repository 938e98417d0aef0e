import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from './arrivals.ts';

/** Events under way to the functions at the same time. */
const LANES = 8;

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 3_000;

/** Who was not heard for so long is not tried again: then something is wrong. */
const TRIES = 30;

/** How events go astray; shares are parts of all deliveries. */
interface Disorder {
  /** Never arrives at the first try. */
  lost: number;
  /** Arrives twice, the second time up to `latestMs` later. */
  twice: number;
  /** Longest that an event is held up, so that later ones overtake it, in milliseconds. */
  latestMs: number;
}

interface Delivery {
  body: string;
  headers: Record<string, string>;
}

/**
 * Between Stripe's emulator and the functions: takes each event at once and delivers it in the way that
 * Stripe warns of, twice, late, in any order, and again until it is taken.
 */
export class WebhookRelay {
  readonly #url: string;
  readonly #disorder: Disorder;
  readonly #random: Random;
  readonly #running = new Set<Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #free = LANES;
  isCalm = true;
  /** Events that arrived more than once. */
  doubled = 0;
  /** Events that were never taken. */
  givenUp = 0;

  constructor(url: string, disorder: Disorder, random: Random) {
    this.#url = url;
    this.#disorder = disorder;
    this.#random = random;
  }

  fetch = async (request: Request): Promise<Response> => {
    const signature = request.headers.get('stripe-signature') ?? '';
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const delivery = { body: await request.text(), headers };
    const { lost, twice, latestMs } = this.#disorder;
    const late = () => (this.isCalm ? 0 : this.#random() * latestMs);
    this.#start(this.#deliver(delivery, late(), !this.isCalm && this.#random() < lost));
    if (!this.isCalm && this.#random() < twice) {
      this.doubled += 1;
      this.#start(this.#deliver(delivery, late(), false));
    }
    return new Response(null, { status: 200 });
  };

  /** Resolves when everything that has come was taken or given up. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #start(run: Promise<void>): void {
    this.#running.add(run);
    void run.finally(() => this.#running.delete(run));
  }

  async #deliver(delivery: Delivery, lateMs: number, isLost: boolean): Promise<void> {
    await delay(lateMs);
    let pause = FIRST_PAUSE_MS;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const arrives = !(isLost && tries === 0);
      if (arrives && (await this.#post(delivery))) return;
      await delay(pause);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    }
    this.givenUp += 1;
  }

  async #post({ body, headers }: Delivery): Promise<boolean> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free -= 1;
    try {
      const response = await fetch(this.#url, { method: 'POST', headers, body });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
