import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp, type GoogleClient } from './app.ts';
import { createIdTokens } from './id-tokens.ts';

export interface GoogleOptions extends GoogleClient {
  host: string;
  /** 0 takes any free port. */
  port: number;
}

export interface RunningGoogle {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the emulator for Google's sign-in: authorization code flow with PKCE, and ID
 * tokens that verify against its key set. Rejects when the port is taken.
 */
export async function startGoogle({
  host,
  port,
  ...client
}: GoogleOptions): Promise<RunningGoogle> {
  let origin = '';
  const tokens = await createIdTokens(() => origin, client.clientId);
  const app = createApp(client, tokens, () => origin);
  const server = serve({ fetch: app.fetch, hostname: host, port }) as Server;
  await once(server, 'listening');
  origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
