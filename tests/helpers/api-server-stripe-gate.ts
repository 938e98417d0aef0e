import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../../local/environment.ts';

/** Stands between the functions and Stripe and can hold answers back or break them. */
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
   * repeats somebody's address, as a vendor's can, so that one sees whether it is logged.
   */
  breakAll: (pattern: RegExp) => () => void;
  stop: () => Promise<void>;
}

interface Hold {
  pattern: RegExp;
  reached: (release: () => void) => void;
}

export async function startStripeGate(port: number): Promise<StripeGate> {
  const holds: Hold[] = [];
  const broken = new Set<RegExp>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const name = `${request.method ?? ''} ${request.url ?? ''}`;
    requests.push(name);
    if ([...broken].some((pattern) => pattern.test(name))) {
      request.resume();
      response.writeHead(500, {
        'content-type': 'application/json',
        'stripe-should-retry': 'false',
      });
      response.end(
        JSON.stringify({ error: { type: 'api_error', message: 'Broken for mia@example.test.' } }),
      );
      return;
    }
    const index = holds.findIndex(({ pattern }) => pattern.test(name));
    const [hold] = index < 0 ? [] : holds.splice(index, 1);
    forward(port, request, response, hold);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    requests,
    holdNext: (pattern) => new Promise((reached) => holds.push({ pattern, reached })),
    breakAll: (pattern) => {
      broken.add(pattern);
      return () => broken.delete(pattern);
    },
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function forward(
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
  hold: Hold | undefined,
): void {
  const { method, url, headers } = request;
  const upstream = send({ host: HOST, port, method, path: url, headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const pass = () => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        response.end(Buffer.concat(chunks));
      };
      if (hold === undefined) pass();
      else hold.reached(pass);
    });
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}
