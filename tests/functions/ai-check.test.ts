import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSites, type RunningSites } from '@anlauf/sites-emulator';
import { HOST } from '#scripts/environment.ts';
import { MAX_AI_CHECKS_A_DAY, MAX_AI_CHECKS_AN_HOUR } from '#shared/ai-check-limits.ts';
import { ENDPOINTS, type EndpointOutput } from '#shared/api/contract.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import { refusal, request } from '../helpers/api-server-client.ts';

let backend: Backend;
let sites: RunningSites;
beforeAll(async () => {
  [backend, sites] = await Promise.all([startBackend(), startSites({ host: HOST, port: 0 })]);
});
beforeEach(async () => {
  process.env['TEST_SITES_BASE'] = sites.origin;
  await backend.db.recursiveDelete(backend.db.collection('rate_limits'));
});
afterAll(async () => {
  delete process.env['TEST_SITES_BASE'];
  await Promise.all([backend.stop(), sites.stop()]);
});

const ADDRESS = '203.0.113.7';

function check(address: string, more: object = {}, caller = ADDRESS): Promise<Response> {
  return request(backend, 'ai-check', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
    body: JSON.stringify({ address, ...more }),
  });
}

/** The report, and the state of each of its findings. */
async function checked(address: string, more: object = {}) {
  const response = await check(address, more);
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  const report = ENDPOINTS['ai-check'].output.parse(body) as EndpointOutput<'ai-check'>;
  const states = Object.fromEntries(report.findings.map(({ id, state }) => [id, state]));
  return { report, states };
}

describe('a site check', () => {
  test('of a good site finds nothing to change, and reads what the sitemap names', async () => {
    const { report, states } = await checked('good-read.test');
    expect(report.site).toBe('good-read.test');
    expect(report.pages).toEqual(
      ['/', '/bread', '/cake'].map((path) => `http://good-read.test${path}`),
    );
    const judged = Object.values(states).filter((state) => state !== 'note');
    expect(new Set(judged)).toEqual(new Set(['pass']));
    const training = report.findings.find(({ id }) => id === 'trainingBots');
    expect(training?.text).toContain('keeps GPTBot out');
  });

  test('of a poor site says what to change first, in the caller’s language', async () => {
    const { report, states } = await checked('http://poor-read.test', { locale: 'de' });
    expect(states).toMatchObject({
      robots: 'pass',
      searchBots: 'fail',
      text: 'fail',
      title: 'fail',
      heading: 'fail',
      language: 'look',
      structuredData: 'look',
      sitemap: 'look',
    });
    // Without a sitemap by the links of the first page.
    expect(report.pages).toEqual(['http://poor-read.test/', 'http://poor-read.test/more']);
    const [first] = report.findings;
    expect(first?.state).toBe('fail');
    const bots = report.findings.find(({ id }) => id === 'searchBots');
    expect(bots?.text).toContain('gesperrt für: OAI-SearchBot, Claude-SearchBot');
    expect(bots?.change).toContain('Lass diese Crawler zu.');
  });

  test('of a hostile site is a report without anything that the site wrote but addresses', async () => {
    const { report, states } = await checked('hostile-read.test');
    expect(states).toMatchObject({ robots: 'look', searchBots: 'pass', structuredData: 'fail' });
    expect(JSON.stringify(report)).not.toMatch(/<|alert\(1\)>|Ignore|evil|169\.254/);
    expect(report.pages.every((page) => page.startsWith('http://hostile-read.test/'))).toBe(true);
  });

  test('of a site that is slow within the limits is the same report as of a fast one', async () => {
    const { report, states } = await checked('slow-read.test');
    expect(states).toMatchObject({ robots: 'pass', searchBots: 'pass', text: 'pass' });
    expect(report.site).toBe('slow-read.test');
  });

  test.each([
    ['inside.test', 'site-not-public'],
    ['endless.test', 'site-too-large'],
    ['closed.test', 'site-refused'],
    ['nowhere.invalid', 'site-unreachable'],
    ['kiezblume.test:8080', 'site-not-public'],
  ])('of %s is refused with %s', async (address, code) => {
    expect(await refusal(await check(address))).toEqual({ status: 422, code });
  });

  test.each(['', 'not a site', '127.0.0.1', 'ftp://good-read.test', `a.test/${'x'.repeat(500)}`])(
    'needs a web address: %j',
    async (address) => {
      expect(await refusal(await check(address))).toEqual({ status: 400, code: 'invalid-input' });
    },
  );

  test('stores nothing but counters, with a hash of the caller', async () => {
    const before = await storedDocuments(backend.db);
    await checked('good-read.test');
    const after = await storedDocuments(backend.db);
    const added = Object.keys(after).filter((path) => !(path in before));
    expect(added.filter((path) => !/^rate_limits\/ai-check-(?:all-\d|.{43})$/.test(path))).toEqual(
      [],
    );
    expect(JSON.stringify(after)).not.toMatch(/good-read|203\.0\.113/);
  });
});

describe('the limits of site checks', () => {
  test('are five an hour from one network, whatever becomes of them', async () => {
    backend.setNow(new Date('2026-03-01T12:10:00Z'));
    try {
      for (let count = 0; count < MAX_AI_CHECKS_AN_HOUR; count += 1) {
        expect((await check('closed.test')).status).toBe(422);
      }
      const code = 'too-many-requests';
      expect(await refusal(await check('closed.test'))).toEqual({ status: 429, code });
      expect((await check('closed.test', {}, '203.0.113.8')).status).toBe(422);
      backend.setNow(new Date('2026-03-01T13:10:00Z'));
      expect((await check('closed.test')).status).toBe(422);
    } finally {
      backend.setNow(null);
    }
  });

  test('hold for everybody together in a day', async () => {
    backend.setNow(new Date('2026-03-01T12:10:00Z'));
    try {
      const window = Math.floor(Date.parse('2026-03-01') / DAY_MS);
      for (let shard = 0; shard < 10; shard += 1) {
        const row = backend.db.doc(`rate_limits/ai-check-all-${shard}`);
        await row.set({ window, count: MAX_AI_CHECKS_A_DAY / 10 });
      }
      const code = 'service-quota-reached';
      expect(await refusal(await check('closed.test'))).toEqual({ status: 503, code });
    } finally {
      backend.setNow(null);
    }
  });
});

describe('the form without JavaScript', () => {
  const post = (fields: Record<string, string>) =>
    request(backend, 'ai-check', {
      method: 'POST',
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': ADDRESS },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  test('is answered with the report as a page that can be saved', async () => {
    const response = await post({ address: 'poor-read.test', locale: 'de' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const page = await response.text();
    for (const part of [
      '<html lang="de">',
      'Ergebnis für poor-read.test',
      '[Ändern] Crawler der KI-Suche',
      'Was zu tun ist: Lass diese Crawler zu.',
      'download="ki-pruefung.txt"',
      'href="/de/ai-check"',
    ]) {
      expect(page).toContain(part);
    }
  });

  test('has no markup of the site in the page', async () => {
    const page = await (await post({ address: 'hostile-read.test', locale: 'en' })).text();
    expect(page).toContain('Result for hostile-read.test');
    expect(page).not.toContain('<script');
  });

  test('leads to what to do when the site cannot be checked', async () => {
    const response = await post({ address: 'closed.test', locale: 'de' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/de/ai-check/failed');
  });
});
