import { createServer, request } from 'node:http';
import { serveBuiltSite } from '#tests/helpers/hosting-server.ts';
import { HOST, type PortName } from '../environment.ts';

export interface ProductServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * The built site with compression, where the Hosting emulator would be, and its calls passed on to
 * the functions of a running stack.
 *
 * @param api address of the api function, up to and with its own `/api`
 */
export async function serveProduct(
  api: string,
  ports: Record<PortName, number>,
): Promise<ProductServer> {
  const site = await serveBuiltSite({ compression: true });
  const functions = api.replace(/\/api$/, '');
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const target = (path.startsWith('/api/') ? functions : site.origin) + path;
    const { method, headers } = incoming;
    const passed = request(target, { ...(method ? { method } : {}), headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(ports.hosting, HOST, listening));
  return {
    origin: `http://${HOST}:${ports.hosting}`,
    close: async () => {
      await new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      });
      await site.close();
    },
  };
}
