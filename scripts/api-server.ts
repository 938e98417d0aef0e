import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from '#functions/http/app.ts';
import type { FrameworkRequest } from '#functions/http/raw-requests.ts';
import { takeRequestsRaw } from '#functions/http/raw-requests.ts';
import { createStripeWebhook, MAX_EVENT_BYTES } from '#functions/http/stripe-webhook.ts';
import { LARGEST_BODY_BYTES } from '#shared/api/contract.ts';
import { HOST, PROJECT_ID, REGION } from './environment.ts';

export interface ApiServer {
  /** http://host:port */
  origin: string;
  stop: () => Promise<void>;
}

/** How the Functions emulator's addresses begin, which also work here. */
const EMULATOR_PATH = new RegExp(`^/${PROJECT_ID}/${REGION}/(api|stripeWebhook)`);

/**
 * The functions behind a plain server in this process, at the paths that Hosting rewrites, with
 * bodies read beforehand as the Functions frameworks do. Unlike the Functions emulator, which starts
 * a process for each call under way, it takes many calls at once, as an instance in the cloud does.
 *
 * @param clock what the functions take for the current time
 * @param port 0 takes any free port
 */
export async function startApiServer(clock: () => Date, port = 0): Promise<ApiServer> {
  takeRequestsRaw(Math.max(LARGEST_BODY_BYTES, MAX_EVENT_BYTES));
  const api = createApi(clock);
  const webhook = createStripeWebhook(clock);
  const server = createServer((request: FrameworkRequest, response) => {
    const url = request.url ?? '';
    const isWebhook =
      url === '/api/stripe-webhook' || EMULATOR_PATH.exec(url)?.[1] === 'stripeWebhook';
    request.url = url.replace(EMULATOR_PATH, '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (chunks.length > 0) request.rawBody = Buffer.concat(chunks);
      void (isWebhook ? webhook : api)(request, response);
    });
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
