import { expect, type Page } from '@playwright/test';
import { HOST, localPorts } from '../../local/environment.ts';

const OWN_ORIGIN = `http://${HOST}:${localPorts().hosting}`;

/** Markup that breaks out of attributes, elements and scripts, and leaves an element if it can. */
export const CHARGE =
  `"'></textarea></script><x-probe></x-probe><img src=x onerror="window.harmed=1">` +
  '<svg onload="window.harmed=1"><script>window.harmed=1</script>{{7*7}}${7*7}';

/** Addresses that lead away or run, in the shapes that slip through checks. */
export const HOSTILE_URLS = [
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  'javascript:window.harmed=1',
  'data:text/html,<script>window.harmed=1</script>',
];

/** Every request of the page to the host that the probes name, from now on. */
export function foreignHosts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.test')) asked.push(request.url());
  });
  return asked;
}

/** The page is ours, nothing of a probe became an element, and none of its scripts ran. */
export async function expectUnharmed(page: Page): Promise<void> {
  expect(new URL(page.url()).origin).toBe(OWN_ORIGIN);
  const harm = await page.evaluate(() => ({
    elements: document.querySelectorAll('x-probe, img[src=x], [onload], [onerror]').length,
    links: [...document.querySelectorAll('a[href], form[action], iframe[src]')]
      .map(
        (element) =>
          element.getAttribute('href') ??
          element.getAttribute('action') ??
          element.getAttribute('src') ??
          '',
      )
      .filter((address) => /^\s*(javascript|data):|^[/\\]{2}|evil\.test\/?$/i.test(address)),
    ran: 'harmed' in window,
  }));
  expect(harm).toEqual({ elements: 0, links: [], ran: false });
}
