import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { DIST } from './built-site.ts';

interface HostingConfig {
  redirects: { source: string; destination: string; type: number }[];
  [key: string]: unknown;
}

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** CommonJS, whose default export Node and Vitest hand over differently. */
const require = createRequire(import.meta.url);
const { default: superstatic } = require('superstatic') as {
  default: (options: object) => Handle;
};

/** What `firebase.json` says about Hosting. */
export const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as { hosting: HostingConfig };

export interface HostingServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves `dist/` with the Hosting emulator's own server and our `firebase.json`, on a free port. The
 * functions are not there: every call gets an empty answer.
 *
 * @param compression answers in brotli or gzip, as Hosting itself does and its emulator does not
 */
export async function serveBuiltSite({ compression = false } = {}): Promise<HostingServer> {
  const config = { ...hosting, public: '.', rewrites: [] };
  const handle = superstatic({ cwd: DIST, config, compression });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) {
      response.setHeader('content-type', 'application/json').end('{}');
      return;
    }
    handle(request, response, () => response.end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
