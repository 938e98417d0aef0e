import { listen } from '../listen.ts';
import { createApp } from './app.ts';
import { createControl, undelivered, type StripeControl } from './control.ts';
import { Deliveries } from './deliveries.ts';
import { loadState, saveState } from './state-file.ts';
import { emptyState, type World } from './world.ts';

export interface StripeOptions {
  /** Address to listen on and to put into the hosted pages' URLs. */
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Where signed events go. */
  webhookUrl: string;
  webhookSecret: string;
  /** The one secret key that opens the API. */
  apiKey: string;
  /** Loaded at start when it exists, written at stop. */
  stateFile?: string;
}

export interface RunningStripe {
  port: number;
  control: StripeControl;
  /** Ends deliveries, writes the state file and frees the port. */
  stop(): Promise<void>;
}

/**
 * Starts the stand-in for Stripe (design 6): the API behind the real SDK, the hosted pages, signed
 * webhooks and the control API. Rejects when the port is taken.
 */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const { stateFile, webhookUrl, webhookSecret, apiKey, host } = options;
  const restored = stateFile === undefined ? undefined : await loadState(stateFile);
  const deliveries = new Deliveries({
    webhookUrl,
    webhookSecret,
    onDelivered: (eventId) => {
      const event = world.state.tables.events[eventId];
      if (event !== undefined) event.pending_webhooks = 0;
    },
  });
  const world: World = {
    state: restored ?? emptyState(),
    baseUrl: '',
    apiKey,
    request: null,
    onEvent: (event) => deliveries.enqueue(event),
  };
  const control = createControl(world, deliveries);
  const { port, close } = await listen(createApp(world, control), host, options.port);
  world.baseUrl = `http://${host}:${port}`;
  for (const event of undelivered(world.state)) deliveries.enqueue(event);
  return {
    port,
    control,
    stop: async () => {
      await deliveries.stop();
      if (stateFile !== undefined) await saveState(stateFile, world.state);
      await close();
    },
  };
}
