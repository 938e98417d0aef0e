import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMPTY_PAGE, serveSite, type SiteServer } from '#local/bench/serve-site.ts';
import { hosting } from '#tests/helpers/hosting-server.ts';

let folder: string;
let server: SiteServer;
let session: ClientHttp2Session;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  await mkdir(join(folder, '_astro'));
  await writeFile(join(folder, 'contact.html'), '<p>Contact');
  await writeFile(join(folder, '_astro/x.js'), 'let x;');
  server = await serveSite({ folder });
  session = connect(server.origin, { rejectUnauthorized: false });
});
afterAll(async () => {
  session.close();
  await server.close();
  await rm(folder, { recursive: true });
});

function load(path: string): Promise<{ headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let headers: IncomingHttpHeaders = {};
    session
      .request({ ':path': path })
      .on('response', (received) => (headers = received))
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const text = brotliDecompressSync(Buffer.concat(chunks)).toString();
        resolve({ headers, text });
      })
      .on('error', reject);
  });
}

/** What `firebase.json` says for everything. */
const everywhere = (hosting['headers'] as { headers: { key: string; value: string }[] }[])[0];

it.each([
  ['a page', '/contact', 'Contact'],
  ['the empty page', EMPTY_PAGE, 'Empty'],
])('sends %s over HTTP/2 in brotli with the headers of Hosting', async (_, path, words) => {
  const { headers, text } = await load(path);
  expect(text).toContain(words);
  expect(headers).toMatchObject({
    ':status': 200,
    'content-encoding': 'br',
    'cache-control': 'max-age=0, must-revalidate',
  });
  expect(everywhere?.headers.length).toBeGreaterThan(5);
  for (const { key, value } of everywhere?.headers ?? []) {
    expect(headers[key.toLowerCase()], key).toBe(value);
  }
});

it('lets files with a hash in their name be kept for good', async () => {
  const { headers } = await load('/_astro/x.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
