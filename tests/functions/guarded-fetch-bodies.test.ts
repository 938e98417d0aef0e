import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPage } from '#functions/gateways/guarded-fetch.ts';
import { newSiteBudget, type SiteBudget } from '#functions/gateways/guarded-fetch/site-budget.ts';
import { OUTSIDE, startLoopbackSite, type LoopbackSite } from '../helpers/loopback-site.ts';

let site: LoopbackSite;
beforeAll(async () => {
  process.env['SITE_URL'] = 'https://site.example';
  site = await startLoopbackSite();
});
afterAll(() => site.stop());

const NAMES = { 'shop.example': [[OUTSIDE]], 'other.example': [[OUTSIDE]] };
const LIMITS = { bytes: 1_000_000, ms: 10_000, redirects: 5 };
/** For servers that never come to an end, of which the clock is to make one. */
const IMPATIENT = { ...LIMITS, ms: 300 };

const fetched = (
  { limits = LIMITS, url = 'http://shop.example/' } = {},
  budget: SiteBudget = newSiteBudget(),
) => fetchPage(url, budget, site.network(NAMES), limits);

function send(headers: Record<string, string | number>, ...parts: (string | Buffer)[]) {
  site.serve((response) => {
    response.writeHead(200, headers);
    for (const part of parts) response.write(part);
    response.end();
  });
}

/** Writes the same piece again and again, as fast as it is read. */
function pour(response: ServerResponse, piece: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}

describe('a page is refused', () => {
  test('that never ends', async () => {
    site.serve((response) => pour(response, Buffer.alloc(10_000, 'x')));
    await expect(fetched()).rejects.toMatchObject({ code: 'site-too-large' });
  });

  test.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
  ])('that is small until it is unfolded (%s)', async (encoding, bomb) => {
    expect(bomb.byteLength).toBeLessThan(100_000);
    send({ 'Content-Encoding': encoding }, bomb);
    await expect(fetched()).rejects.toMatchObject({ code: 'site-too-large' });
  });

  test('that is sent without end and unfolds to nothing', async () => {
    const nothing = gzipSync('');
    site.serve((response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' });
      pour(response, Buffer.concat(Array.from({ length: 1_000 }, () => nothing)));
    });
    await expect(fetched()).rejects.toMatchObject({ code: 'site-too-large' });
  });

  test('whose answer never begins', async () => {
    site.serve(() => undefined);
    await expect(fetched({ limits: IMPATIENT })).rejects.toMatchObject({ code: 'site-too-slow' });
  });

  test('whose body never ends and hardly begins', async () => {
    site.serve((response) => void response.write('<p>'));
    await expect(fetched({ limits: IMPATIENT })).rejects.toMatchObject({ code: 'site-too-slow' });
  });

  test('whose name is never found', async () => {
    const network = { ...site.network(NAMES), resolve: () => new Promise<never>(() => undefined) };
    const attempt = fetchPage('http://shop.example/', newSiteBudget(), network, IMPATIENT);
    await expect(attempt).rejects.toMatchObject({ code: 'site-too-slow' });
  });

  test('that redirects for longer than a page may take', async () => {
    site.serve((response, { url }) => {
      if (url === '/') response.writeHead(302, { Location: '/next' }).end();
    });
    await expect(fetched({ limits: IMPATIENT })).rejects.toMatchObject({ code: 'site-too-slow' });
  });

  test('that is shorter than it claims', async () => {
    site.serve((response) => {
      response.writeHead(200, { 'Content-Length': 1_000 });
      response.write('short', () => response.destroy());
    });
    await expect(fetched()).rejects.toMatchObject({ code: 'site-unreachable' });
  });

  test.each([
    ['site-not-html', { 'Content-Type': 'application/pdf' }],
    ['site-not-html', { 'Content-Type': 'text/htmlx' }],
    ['site-not-html', { 'Content-Encoding': 'zstd' }],
    ['site-not-html', { 'Content-Encoding': 'gzip, gzip' }],
    ['site-not-html', { 'Content-Encoding': 'gzip' }],
    ['site-not-html', { 'Content-Encoding': 'br' }],
  ])('%s: %o', async (code, headers) => {
    send(headers, 'not what it claims to be');
    await expect(fetched()).rejects.toMatchObject({ code });
  });

  test.each([304, 400, 403, 404, 429, 500, 503])('that comes with status %i', async (status) => {
    site.serve((response) => response.writeHead(status).end('<p>Sorry'));
    await expect(fetched()).rejects.toMatchObject({ code: 'site-refused' });
  });

  test('when the connection breaks off, or the server wants another protocol', async () => {
    site.serve((response) => response.destroy());
    await expect(fetched()).rejects.toMatchObject({ code: 'site-unreachable' });
    site.serve((response) =>
      response.socket?.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      ),
    );
    await expect(fetched()).rejects.toMatchObject({ code: 'site-refused' });
    site.serve((response) =>
      response.socket?.end(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`),
    );
    await expect(fetched()).rejects.toMatchObject({ code: 'site-unreachable' });
    await expect(fetched({ url: 'https://shop.example/' })).rejects.toMatchObject({
      code: 'site-unreachable',
    });
  });
});

describe('a page is read', () => {
  test('no further than the length that it claims', async () => {
    site.serve((response) =>
      response.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdef'),
    );
    expect((await fetched()).html).toBe('abc');
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('as it was before compression (%s)', async (encoding, compress) => {
    send({ 'Content-Encoding': encoding }, compress('Grüße'));
    expect((await fetched()).html).toBe('Grüße');
  });

  const latin = (text: string) => Buffer.from(text, 'latin1');
  test.each([
    ['the header', 'text/html; charset=ISO-8859-1', latin('Grüße'), 'Grüße'],
    ['a header in quotes', 'text/html; charset="windows-1252"', latin('Grüße'), 'Grüße'],
    ['meta', 'text/html', latin('<meta charset=latin1>Grüße'), 'Grüße'],
    [
      'the older meta',
      'text/html',
      latin('<meta http-equiv=Content-Type content="text/html; charset=iso-8859-15">Grüße'),
      'Grüße',
    ],
    ['its bytes alone, as UTF-8', 'text/html', Buffer.from('Grüße'), 'Grüße'],
    ['its bytes alone, as Windows-1252', 'text/html', latin('Grüße'), 'Grüße'],
    ['a byte order mark', 'text/html', Buffer.from('\ufeffGrüße', 'utf16le'), 'Grüße'],
    ['a charset that is not so', 'text/html; charset=utf-8', latin('Grüße'), 'Grüße'],
    ['a charset that there is not', 'text/html; charset=klingon', Buffer.from('Grüße'), 'Grüße'],
    ['a charset that is refused', 'text/html; charset=utf-7', Buffer.from('Grüße'), 'Grüße'],
    ['a meta that cannot be so', 'text/html', Buffer.from('<meta charset=utf-16>Grüße'), 'Grüße'],
    ['Shift_JIS', 'text/html; charset=Shift_JIS', Buffer.from([0x83, 0x7e]), 'ミ'],
    ['bytes that are no text', 'text/html; charset=gbk', Buffer.from([0xff, 0xfe, 0xff]), ''],
  ])('in the charset of %s', async (_, type, body, text) => {
    send({ 'Content-Type': type }, body);
    expect((await fetched()).html).toContain(text);
  });
});

describe('a check', () => {
  test('has twelve fetches', async () => {
    send({}, 'Hello');
    const budget = newSiteBudget();
    for (let count = 0; count < 12; count += 1) await fetched({}, budget);
    await expect(fetched({}, budget)).rejects.toMatchObject({ code: 'site-too-large' });
    expect(site.requests).toHaveLength(12);
  });

  test('has five megabytes, of pages that are refused as too large as well', async () => {
    const budget = newSiteBudget();
    send({}, Buffer.alloc(900_000, 'x'));
    await fetched({}, budget);
    site.serve((response) => pour(response, Buffer.alloc(10_000, 'x')));
    for (let count = 0; count < 4; count += 1) {
      await expect(fetched({}, budget)).rejects.toMatchObject({ code: 'site-too-large' });
    }
    send({}, Buffer.alloc(100_001, 'x'));
    await expect(fetched({}, budget)).rejects.toMatchObject({ code: 'site-too-large' });
    await expect(fetched({}, budget)).rejects.toMatchObject({ code: 'site-too-large' });
    expect(site.requests).toHaveLength(1);
  });

  test('ends when its time is over', async () => {
    const { promise: arrived, resolve } = Promise.withResolvers<undefined>();
    site.serve(() => resolve(undefined));
    const clock = new AbortController();
    const budget = { ...newSiteBudget(), signal: clock.signal };
    const attempt = fetched({}, budget);
    await arrived;
    clock.abort();
    await expect(attempt).rejects.toMatchObject({ code: 'site-too-slow' });
    await expect(fetched({}, budget)).rejects.toMatchObject({ code: 'site-too-slow' });
    expect(site.requests).toHaveLength(1);
  });
});

test('a host gets one request at a time, also after one that failed, and hosts do not wait for each other', async () => {
  let [open, most] = [0, 0];
  const held: (() => void)[] = [];
  const { promise: both, resolve: bothArrived } = Promise.withResolvers<undefined>();
  site.serve((response, { headers }) => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => (open -= 1));
    if (headers.host === 'other.example') bothArrived(undefined);
    held.push(() => response.writeHead(held.length === 1 ? 500 : 200).end('Hello'));
    if (held.length > 2) held.at(-1)?.();
  });
  const first = [1, 2, 3].map(() => fetched());
  const other = fetched({ url: 'http://other.example/' });
  await both;
  expect(site.requests).toHaveLength(2);
  for (const answer of held.slice(0, 2)) answer();
  const settled = await Promise.allSettled([...first, other]);
  expect(
    settled.map(({ status }) => status).filter((status) => status === 'fulfilled'),
  ).toHaveLength(4);
  expect(site.requests).toHaveLength(4);
  expect(most).toBe(2);
});
