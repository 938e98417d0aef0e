import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { createControl, undelivered, type StripeControl } from './control.ts';
import { Deliveries, type RetryWaits } from './deliveries.ts';
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
  /** Rate of the tax that every price includes. */
  taxPercent: number;
  /** The event types that the endpoint wants; all unless given. */
  enabledEvents?: readonly string[];
  /** Waits between the tries of a delivery, unless the usual ones. */
  retryWaits?: RetryWaits;
  /** Loaded at start when it exists, written at stop. */
  stateFile?: string;
}

export interface RunningStripe {
  port: number;
  control: StripeControl;
  /** Answers a request as the server does, for those who are between it and its clients. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Ends deliveries, writes the state file and frees the port. */
  stop(): Promise<void>;
}

/**
 * Starts the emulator for Stripe: the API behind the real SDK, the hosted pages, signed
 * webhooks and the control API. Rejects when the port is taken.
 */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const { stateFile, webhookUrl, webhookSecret, enabledEvents, retryWaits, host } = options;
  const restored = stateFile === undefined ? undefined : await loadState(stateFile);
  const deliveries = new Deliveries({
    webhookUrl,
    webhookSecret,
    retryWaits,
    onDelivered: (eventId) => {
      const event = world.state.tables.events[eventId];
      if (event !== undefined) event.pending_webhooks = 0;
    },
  });
  const world: World = {
    state: restored ?? emptyState(),
    baseUrl: '',
    apiKey: options.apiKey,
    webhook: { url: webhookUrl, enabledEvents },
    taxPercent: options.taxPercent,
    request: null,
    onEvent: (event) => {
      if (enabledEvents?.includes(event.type) === false) event.pending_webhooks = 0;
      else deliveries.enqueue(event);
    },
  };
  const control = createControl(world, deliveries);
  const app = createApp(world, control);
  const server = serve({ fetch: app.fetch, hostname: host, port: options.port }) as Server;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  world.baseUrl = `http://${host}:${port}`;
  for (const event of undelivered(world.state)) deliveries.enqueue(event);
  return {
    port,
    control,
    fetch: (request) => app.fetch(request),
    stop: async () => {
      await deliveries.stop();
      if (stateFile !== undefined) await saveState(stateFile, world.state);
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
