import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { serveBuiltSite } from '#tests/helpers/hosting-server.ts';
import { HOST } from '../environment.ts';

export interface SiteServer {
  origin: string;
  close(): Promise<void>;
}

/** Browsers speak HTTP/2 over TLS only. The certificate and its key are in one PEM file. */
const PEM = await getCertificate(
  new URL('../../.local/certificate', import.meta.url).pathname,
  HOST,
);
const publicKey = new X509Certificate(PEM).publicKey.export({ type: 'spki', format: 'der' });

/** Makes Chromium trust it. With errors that are only ignored, Chromium caches nothing. */
export const TRUST_FLAG = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;

/** An empty page: the base of every ratio. */
export const EMPTY_PAGE = '/empty-page';
const EMPTY_HTML =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';

/** Headers that HTTP/2 forbids. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function headersOf(answer: IncomingMessage): Record<string, string | string[]> {
  const entries = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
  return Object.fromEntries(entries) as Record<string, string | string[]>;
}

/**
 * The built site as Hosting serves it: HTTP/2 over TLS, files in brotli, headers and redirects of
 * `firebase.json`, calls passed on to the functions.
 *
 * @param functions address of the functions, up to and without `/api`
 * @param delay milliseconds from a request until it is answered, besides what the answer takes
 */
export async function serveSite(
  functions: string,
  port: number,
  delay: number,
): Promise<SiteServer> {
  const site = await serveBuiltSite({ compression: true });
  const emptyFolder = await mkdtemp(join(tmpdir(), 'bench-empty-'));
  await writeFile(join(emptyFolder, `${EMPTY_PAGE}.html`), EMPTY_HTML);
  const empty = await serveBuiltSite({ compression: true, folder: emptyFolder });
  const pass = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const { url } = incoming;
    const files = url === EMPTY_PAGE ? empty.origin : site.origin;
    const target = url.startsWith('/api/') ? functions + url : files + url;
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
    setTimeout(() => incoming.pipe(passed), delay);
  };
  const server = createSecureServer({ key: PEM, cert: PEM, allowHTTP1: true }, pass);
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((listening) => server.listen(port, HOST, listening));
  return {
    origin: `https://${HOST}:${port}`,
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
