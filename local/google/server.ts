import { listen } from '../listen.ts';
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
  const listening = await listen(
    createApp(client, tokens, () => origin),
    host,
    port,
  );
  origin = `http://${host}:${listening.port}`;
  return { origin, stop: listening.close };
}
