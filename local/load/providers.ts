import { functionsUrl, HOST, type PortName } from '../environment.ts';
import { listen, type Listening } from '../listen.ts';
import { startLlm } from '../llm/server.ts';
import { seeded } from './arrivals.ts';
import { drawByText, drawByTurn, Unreliable, type Temper } from './unreliable.ts';
import { WebhookRelay } from './webhook-relay.ts';
import type { Answering } from '../bench/call-stack.ts';

/** Models: 2 of 100 answers fail, 1 is never given, 2 are refused. */
const MODELS: Temper = {
  delays: { median: 1_500, spread: 0.5 },
  fails: 0.015,
  loses: 0.005,
  hangs: 0.01,
  isBusy: 0.02,
};

/** Stripe: 3 of 100 requests fail, half of them after their work was done. */
const STRIPE: Temper = {
  delays: { median: 120, spread: 0.4 },
  fails: 0.015,
  loses: 0.015,
  hangs: 0,
  isBusy: 0,
};

const WEBHOOKS = { lost: 0.1, twice: 0.2, latestMs: 2_000 };

/** Models are given up sooner than in production, because a run has minutes. */
const MODEL_TIMEOUT_MS = 8_000;

/** Far above what a run asks for: the limits of a day are not what is measured. */
const NO_LIMIT = '1000000';

/** Everybody whom the functions ask, and who asks them: unreliable as soon as they are told to. */
export class Providers {
  readonly relay: WebhookRelay;
  readonly #seed: number;
  readonly #gates: Unreliable[] = [];
  readonly #parts: (() => Promise<void>)[] = [];

  constructor(ports: Record<PortName, number>, seed: number) {
    this.#seed = seed;
    this.relay = new WebhookRelay(`${functionsUrl(ports)}/stripeWebhook`, WEBHOOKS, seeded(seed));
  }

  /** Where Stripe's emulator sends its events. */
  async startRelay(): Promise<string> {
    return originOf(this.#keep(await listen(this.relay, HOST, 0)));
  }

  /** Settings of the functions that lead past the emulators' own ports. */
  async settings(stripe: Answering): Promise<Record<string, string>> {
    const llm = await startLlm({ host: HOST, port: 0 });
    this.#parts.push(() => llm.stop());
    const models = new Unreliable(llm, MODELS, drawByText(this.#seed));
    const payments = new Unreliable(stripe, STRIPE, drawByTurn(seeded(this.#seed + 1)));
    this.#gates.push(models, payments);
    return {
      MODEL_API_BASE: originOf(this.#keep(await listen(models, HOST, 0))),
      STRIPE_API_BASE: originOf(this.#keep(await listen(payments, HOST, 0))),
      MODEL_TIMEOUT_MS: String(MODEL_TIMEOUT_MS),
      BRAND_DAILY_QUOTA: NO_LIMIT,
      BRAND_DAILY_CEILING: NO_LIMIT,
    };
  }

  /** Whether everybody answers at once and well, and every event arrives once. */
  setCalm(isCalm: boolean): void {
    for (const each of [...this.#gates, this.relay]) each.isCalm = isCalm;
  }

  async stop(): Promise<void> {
    for (const stop of this.#parts.splice(0).reverse()) await stop();
  }

  #keep(listening: Listening): Listening {
    this.#parts.push(() => listening.close());
    return listening;
  }
}

function originOf({ port }: Listening): string {
  return `http://${HOST}:${port}`;
}
