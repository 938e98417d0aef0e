import { holdRequests } from './held-requests';
import { expect, test } from './test';

// A first visit.
test.use({ storageState: { cookies: [], origins: [] } });

test('the brand font comes after the banner, often the largest paint', async ({ page }) => {
  const order: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/scripts/consent.')) order.push('banner');
  });
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) order.push('font');
  });
  const asked = page.waitForRequest(/\/scripts\/consent\./);
  const release = await holdRequests(page, /\/scripts\/consent\./);
  await page.goto('/blog');
  await asked;
  release();
  await expect.poll(() => order).toEqual(['banner', 'font']);
});
