import { expect, type Page } from '@playwright/test';

/** Waits until the page's island is hydrated; Astro takes `ssr` from it then. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr');
}

/** What hydration would fetch: the framework's and the component's module. */
export async function islandModules(page: Page): Promise<string[]> {
  return page
    .locator('main astro-island')
    .evaluate((island) =>
      ['component-url', 'renderer-url'].map(
        (name) => new URL(island.getAttribute(name) ?? '', location.href).href,
      ),
    );
}

/** Slow 4G (150 ms, 1.6 Mbit/s) and a fourth of this machine's speed. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
