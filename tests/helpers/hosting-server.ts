import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { DIST } from './built-site.ts';

interface HostingConfig {
  redirects: { source: string; destination: string; type: number }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
  [key: string]: unknown;
}

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** CommonJS, whose default export Node and Vitest hand over differently. */
const require = createRequire(import.meta.url);
const { default: superstatic } = require('superstatic') as {
  default: (options: object) => Handle;
};

/** The `hosting` part of `firebase.json`. */
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
 * @param folder another built site
 * @param compression answers in brotli at its best, as a CDN does and the emulator does not
 */
export async function serveBuiltSite({
  compression = false,
  folder = DIST,
} = {}): Promise<HostingServer> {
  // It changes the settings that it is given.
  const config = { ...structuredClone(hosting), public: '.', rewrites: [] };
  const handle = superstatic({ cwd: folder, config });
  const site = await serve((request, response) => {
    if (request.url?.startsWith('/api/')) {
      response.setHeader('content-type', 'application/json').end('{}');
      return;
    }
    handle(request, response, () => response.end());
  });
  if (!compression) return site;
  const compressed = await serve(compressing(site.origin));
  return {
    origin: compressed.origin,
    close: async () => {
      await compressed.close();
      await site.close();
    },
  };
}

async function serve(listener: RequestListener): Promise<HostingServer> {
  const server = createServer(listener);
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

const TEXT = /^(text\/|image\/svg|application\/(json|javascript|xml|rss))/;

/** Passes requests on and answers in brotli, each content compressed once. */
function compressing(origin: string): RequestListener {
  const known = new Map<string, Buffer>();
  const compress = (body: Buffer) => {
    const key = createHash('sha256').update(body).digest('hex');
    const result = known.get(key) ?? brotliCompressSync(body);
    known.set(key, result);
    return result;
  };
  return (request, response) => {
    const {
      cookie = '',
      'accept-language': language = '',
      'if-none-match': etag,
    } = request.headers;
    const pass = async () => {
      const answer = await fetch(origin + (request.url ?? '/'), {
        headers: {
          cookie,
          'accept-language': language,
          ...(etag && { 'if-none-match': etag }),
        },
        redirect: 'manual',
      });
      const headers = new Headers(answer.headers);
      for (const name of ['connection', 'keep-alive', 'transfer-encoding']) headers.delete(name);
      let body: Buffer = Buffer.from(await answer.arrayBuffer());
      if (TEXT.test(headers.get('content-type') ?? '')) {
        body = compress(body);
        headers.set('content-encoding', 'br');
      }
      headers.set('content-length', String(body.length));
      response.writeHead(answer.status, Object.fromEntries(headers));
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    pass().catch(() => response.destroy());
  };
}
