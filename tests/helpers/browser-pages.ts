import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findChromium } from '#scripts/chromium.ts';
import { consentCookie } from './consent.ts';

/** As many pages at once as two cores keep busy. */
const PAGES = 3;

export interface BrowserPages {
  /** Runs with a page of its own, as soon as one is free; the page keeps what was done to it. */
  use<T>(run: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** One browser with a few pages that tests share, for looking at many addresses in little time. */
export async function openBrowserPages(
  options: BrowserContextOptions,
  flags: readonly string[] = [],
): Promise<BrowserPages> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', ...flags],
    ...(executablePath ? { executablePath } : {}),
  });
  const free = await Promise.all(Array.from({ length: PAGES }, () => openPage(browser, options)));
  const waiting: ((page: Page) => void)[] = [];
  const take = () => {
    const page = free.pop();
    return page ? Promise.resolve(page) : new Promise<Page>((taken) => waiting.push(taken));
  };
  return {
    async use(run) {
      const page = await take();
      try {
        return await run(page);
      } finally {
        const next = waiting.shift();
        if (next) next(page);
        else free.push(page);
      }
    },
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    // Everything rejected, so that no banner covers a page.
    storageState: { cookies: [consentCookie({})], origins: [] },
    ...options,
  });
  return context.newPage();
}
