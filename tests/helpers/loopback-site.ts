import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '#scripts/environment.ts';
import type { Network } from '#functions/gateways/guarded-fetch/network.ts';
import { isPublicAddress } from '#functions/gateways/guarded-fetch/public-address.ts';

/** A server on this machine that stands for the internet, and what reached it. */
export interface LoopbackSite {
  requests: IncomingMessage[];
  /** Answers from now on. */
  serve: (answer: (response: ServerResponse, request: IncomingMessage) => void) => void;
  /** How often each name was looked up. */
  looks: Map<string, number>;
  /**
   * A network in which a name's looks find these addresses, the last ones again and again. The
   * server's own counts as public under these names, as the public internet would; everything else is
   * checked as in production.
   */
  network: (names: Record<string, string[][]>) => Network;
  stop: () => Promise<void>;
}

export const OUTSIDE = HOST;

export async function startLoopbackSite(): Promise<LoopbackSite> {
  const requests: IncomingMessage[] = [];
  const looks = new Map<string, number>();
  let answer: Parameters<LoopbackSite['serve']>[0] = (response) => response.end();
  const server = createServer((request, response) => {
    requests.push(request);
    answer(response, request);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    looks,
    serve: (next) => {
      requests.length = 0;
      looks.clear();
      answer = next;
    },
    network: (names) => ({
      resolve: async (name) => {
        const look = looks.get(name) ?? 0;
        looks.set(name, look + 1);
        const found = names[name]?.[look] ?? names[name]?.at(-1);
        if (found === undefined) throw new Error('ENOTFOUND');
        return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      },
      isAllowed: (address, name) =>
        (address === OUTSIDE && name in names) || isPublicAddress(address),
      portOf: () => port,
    }),
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
