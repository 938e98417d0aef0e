import type { Server } from 'node:http';
import { serve } from '@hono/node-server';

interface App {
  fetch: (request: Request) => Response | Promise<Response>;
}

export interface Listening {
  port: number;
  /** Drops open connections and frees the port. */
  close(): Promise<void>;
}

/**
 * Serves an app over HTTP/1.1.
 *
 * @param port 0 takes any free one; a taken one rejects with `EADDRINUSE`
 */
export async function listen(app: App, hostname: string, port: number): Promise<Listening> {
  return await new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname, port }, (info) => {
      resolve({ port: info.port, close: () => close(server as Server) });
    });
    server.once('error', reject);
  });
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
