import { expect, type BrowserContextOptions } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { openBrowserPages, type BrowserPages } from './browser-pages.ts';
import { serveBuiltSite, type HostingServer } from './hosting-server.ts';

/** Playwright's assertions, which wait for the page: Vitest's `expect` compares what is there now. */
export const expectPage = expect.configure({ timeout: 20_000 });

export interface SiteBrowser extends Pick<BrowserPages, 'use'> {
  readonly origin: string;
}

/** The built site and a browser for it, from before a file's first test to after its last. */
export function browseBuiltSite(
  options: BrowserContextOptions,
  serving: Parameters<typeof serveBuiltSite>[0] = {},
  flags: readonly string[] = [],
): SiteBrowser {
  let server: HostingServer;
  let pages: BrowserPages;
  beforeAll(async () => {
    server = await serveBuiltSite(serving);
    pages = await openBrowserPages({ baseURL: server.origin, ...options }, flags);
  });
  afterAll(async () => {
    await pages.close();
    await server.close();
  });
  return {
    get origin() {
      return server.origin;
    },
    use: (run) => pages.use(run),
  };
}
