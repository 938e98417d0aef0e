import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { cases } from '../helpers/cases.ts';
import { serveBuiltSite, type HostingServer } from '../helpers/hosting-server.ts';
import { openLighthouse, type LighthouseBrowser } from '../helpers/lighthouse.ts';

/** The kinds of page that differ most, in either language: a run takes ten seconds. */
const ALL_KINDS = [
  ['landing page', localizedPath(ROUTES.home, 'de')],
  ['sign-in page', ROUTES.login],
  ['article', `${ROUTES.blog}/introducing-ai-shift-podcast`],
  ['periodic table', ROUTES.periodicTable],
] as const;
const KINDS = ALL_KINDS.slice(0, cases({ usual: 2, all: ALL_KINDS.length }));

/** Not for search engines (product 1.13); all else must be right. */
const NOT_INDEXED: readonly string[] = [ROUTES.login];

let server: HostingServer;
let browser: LighthouseBrowser;
beforeAll(async () => {
  server = await serveBuiltSite({ compression: true });
  browser = await openLighthouse();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Performance is made of times, which the bench measures: `npm run bench -- --only pages`. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

describe('Lighthouse, on a simulated phone, finds nothing', () => {
  test.each(KINDS)('on the %s, %s', async (_, path) => {
    const { scores, faults } = await browser.look(server.origin + path, CATEGORIES);
    expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100 });
    const isIndexed = !NOT_INDEXED.includes(path);
    expect(faults).toEqual(isIndexed ? [] : ['is-crawlable']);
    if (isIndexed) expect(scores.seo).toBe(100);
  });
});
