import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuiltSite } from '#tests/helpers/hosting-server.ts';
import { HOST } from '../environment.ts';
import { CERTIFICATE } from './certificate.ts';

export interface SiteServer {
  origin: string;
  close(): Promise<void>;
}

interface ServeOptions {
  /** The built site; by default that of this project. */
  folder?: string;
  /** Address of the functions up to, and without, `/api`; calls get an empty answer otherwise. */
  functions?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Milliseconds from a request until its answer begins, beside what making it takes. */
  distance?: number;
}

/** The bench's measure for everything else: a page that nobody could make faster. */
export const EMPTY_PAGE = '/empty-page';
const EMPTY_HTML =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';

/** Headers that HTTP/2 has no use for. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function headersOf(answer: IncomingMessage): Record<string, string | string[]> {
  const entries = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
  return Object.fromEntries(entries) as Record<string, string | string[]>;
}

/**
 * A built site as Hosting serves it: HTTP/2 over TLS, files in brotli, headers and redirects of
 * `firebase.json`, calls passed on.
 */
export async function serveSite({
  folder,
  functions,
  port = 0,
  distance = 0,
}: ServeOptions = {}): Promise<SiteServer> {
  const site = await serveBuiltSite({ compression: true, ...(folder ? { folder } : {}) });
  const emptyFolder = await mkdtemp(join(tmpdir(), 'bench-empty-'));
  await writeFile(join(emptyFolder, `${EMPTY_PAGE}.html`), EMPTY_HTML);
  const empty = await serveBuiltSite({ compression: true, folder: emptyFolder });
  const pass = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const isCall = functions !== undefined && incoming.url.startsWith('/api/');
    const files = incoming.url === EMPTY_PAGE ? empty : site;
    const target = new URL(incoming.url, isCall ? functions : files.origin);
    if (isCall) target.pathname = new URL(functions).pathname.replace(/\/$/, '') + target.pathname;
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const passed = requestPlain(
      target,
      { method: incoming.method, headers: Object.fromEntries(headers) },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, headersOf(answer));
        answer.pipe(outgoing);
      },
    );
    passed.once('error', () => outgoing.stream.destroy());
    setTimeout(() => incoming.pipe(passed), distance);
  };
  const server = createSecureServer(
    { key: CERTIFICATE.key, cert: CERTIFICATE.cert, allowHTTP1: true },
    pass,
  );
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((listening) => server.listen(port, HOST, listening));
  return {
    origin: `https://${HOST}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const session of sessions) session.destroy();
      await closed;
      await site.close();
      await empty.close();
      await rm(emptyFolder, { recursive: true });
    },
  };
}
