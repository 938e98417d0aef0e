import { expect, type Page } from '@playwright/test';
import { HOST, localPorts } from '#scripts/environment.ts';

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

/** The page is ours, nothing of a probe became an element, and none of its scripts ran. */
export async function expectUnharmed(page: Page): Promise<void> {
  // The page may still be on its way to its other language.
  await expect(async () => {
    const harm = await page.evaluate(() => ({
      elements: document.querySelectorAll('x-probe, img[src=x], [onload], [onerror]').length,
      links: [...document.querySelectorAll('a[href], form[action], iframe[src]')]
        .flatMap((element) =>
          ['href', 'action', 'src'].map((name) => element.getAttribute(name) ?? ''),
        )
        .filter((address) =>
          /^\s*(javascript:|data:text\/html|[/\\]{2}|.*evil\.test)/i.test(address),
        ),
      ran: 'harmed' in window,
    }));
    expect(harm).toEqual({ elements: 0, links: [], ran: false });
  }).toPass({ timeout: 10_000 });
  await expect(page).toHaveURL(({ origin }) => origin === OWN_ORIGIN);
}
