import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_SITE, SITES } from './sites.ts';

export interface RunningSites {
  /** http://host:port */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves the test sites on one port, each under its own name in the `Host` header. Rejects when the
 * port is taken.
 *
 * @param options.port 0 takes any free port
 */
export async function startSites(options: { host: string; port: number }): Promise<RunningSites> {
  const server = createServer((request, response) => {
    const name = (request.headers.host ?? '').replace(/^www\./, '').replace(/:\d+$/, '');
    const serve = Object.hasOwn(SITES, name) ? SITES[name] : undefined;
    (serve ?? NO_SITE)(response, request);
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${options.host}:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
