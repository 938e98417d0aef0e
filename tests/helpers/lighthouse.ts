import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '#scripts/chromium.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What a run on a simulated phone with slow 4G found. Times are in milliseconds. */
export interface LighthouseReport {
  /** Where the browser ended up. */
  address: string;
  /** 0 to 100 each. */
  scores: Record<Category, number>;
  /** Audits that cost points, but for those of performance, which are timings. */
  faults: string[];
  requests: { url: string; bytes: number }[];
  layoutShift: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
}

/** Leaves out what costs time and no points: pictures, a way back, waiting for what never comes. */
const QUICK = {
  skipAudits: ['bf-cache', 'final-screenshot', 'screenshot-thumbnails'],
  pauseAfterFcpMs: 250,
  pauseAfterLoadMs: 250,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
};

export interface LighthouseBrowser {
  /** @param only the categories to look at, all by itself; what belongs to the others is 0 or NaN then */
  look(url: string, only?: readonly Category[]): Promise<LighthouseReport>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/**
 * A browser for Lighthouse, which looks at one page after the other.
 *
 * @param signIn makes the browser a member's; by itself it forgets everything before each run
 */
export async function openLighthouse(
  signIn?: (page: Page) => Promise<void>,
): Promise<LighthouseBrowser> {
  const port = await freePort();
  const executablePath = findChromium();
  // Lighthouse opens its pages in the browser's own context, not in one that Playwright makes.
  const browser = await chromium.launchPersistentContext('', {
    args: [
      ...['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
      `--remote-debugging-port=${port}`,
    ],
    ...(executablePath ? { executablePath } : {}),
  });
  const [page = await browser.newPage()] = browser.pages();
  if (signIn) await signIn(page);
  const client = await browser.newCDPSession(page);
  // Lighthouse would wait for ever for a browser that has crashed.
  const gone = new Promise<never>((_, reject) => {
    browser.once('close', () => reject(new Error('The browser has closed.')));
  });
  gone.catch(() => undefined);
  return {
    async look(url, only) {
      // A session must stay, but what earlier pages left in the cache must not.
      if (signIn) await client.send('Network.clearBrowserCache');
      const running = lighthouse(url, {
        port,
        logLevel: 'error',
        disableFullPageScreenshot: true,
        disableStorageReset: signIn !== undefined,
        ...QUICK,
        ...(only && { onlyCategories: [...only] }),
      });
      const result = await Promise.race([running, gone]);
      if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
      return reportOf(result.lhr);
    },
    close: () => browser.close(),
  };
}

function reportOf({ audits, categories, finalDisplayedUrl }: Result): LighthouseReport {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const rows = details?.type === 'table' ? details.items : [];
  const costly = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    address: finalDisplayedUrl,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    faults: costly.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
    requests: rows
      .map((row) => ({ url: String(row['url']), bytes: Number(row['transferSize']) }))
      .filter(({ url }) => !url.startsWith('data:')),
    layoutShift: value('cumulative-layout-shift'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
  };
}
