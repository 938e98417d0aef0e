import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from '../../functions/src/http/dispatch.ts';
import type { FrameworkRequest } from '../../functions/src/http/raw-requests.ts';
import { takeRequestsRaw } from '../../functions/src/http/raw-requests.ts';
import { createStripeWebhook } from '../../functions/src/http/stripe-webhook.ts';
import { HOST } from '../../local/environment.ts';

export interface ApiServer {
  /** http://host:port */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * The functions behind a plain server in this process, at the paths that Hosting rewrites, with
 * bodies read beforehand as the Functions frameworks do.
 *
 * @param clock what the functions take for the current time
 */
export async function startApiServer(clock: () => Date): Promise<ApiServer> {
  takeRequestsRaw();
  const api = createApi(clock);
  const webhook = createStripeWebhook(clock);
  const server = createServer((request: FrameworkRequest, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (chunks.length > 0) request.rawBody = Buffer.concat(chunks);
      void (request.url === '/api/stripe-webhook' ? webhook : api)(request, response);
    });
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
