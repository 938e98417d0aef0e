import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { createControl, type ModelsControl, type LoggedRequest } from './control.ts';
import { EMULATOR_KEY } from './key.ts';
import { Script } from './script.ts';
import { PausedTurns } from './turn.ts';

export interface ModelsOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
}

export interface RunningModels {
  port: number;
  control: ModelsControl;
  /** Answers a request as the server does, for those who are between it and its clients. */
  fetch: (request: Request) => Response | Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts the emulator for the language models: OpenAI's chat completions and responses,
 * Anthropic's messages and Gemini's generateContent on one port, answering as scripted or with
 * marked samples. Rejects when the port is taken.
 */
export async function startModels({ host, port }: ModelsOptions): Promise<RunningModels> {
  const script = new Script();
  const log: LoggedRequest[] = [];
  const paused = new PausedTurns();
  const control = createControl(script, log, paused);
  const app = createApp({ apiKey: EMULATOR_KEY, script, log, paused, control });
  const server = serve({ fetch: app.fetch, hostname: host, port }) as Server;
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    control,
    fetch: (request) => app.fetch(request),
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
