import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { PAGE_KINDS } from '../helpers/page-kinds.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

const browser = browseBuiltSite({
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
});

/** Numbers what the keyboard must reach, in the order of the page; of a group of radios only one. */
async function numberStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex="0"]',
    );
    const stops = [...controls].filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled, [type=radio]:not(:checked)'),
    );
    stops.forEach((stop, index) => (stop.dataset['stop'] = String(index)));
    return stops.length;
  });
}

/** The stop that has the focus, and whether a person sees that it has. */
async function focusedStop(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) return { stop: -1, name: 'nothing', shown: true };
    const { outlineStyle } = getComputedStyle(focused);
    // A link that wraps has several boxes; its first one is where the eye goes.
    const { left, top, width, height } = focused.getClientRects()[0] ?? new DOMRect();
    // Of what is in the window: a table can be higher than that.
    const middle = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
    const above = document.elementFromPoint(left + width / 2, middle);
    return {
      stop: Number(focused.dataset['stop'] ?? -1),
      name: focused.outerHTML.slice(0, 160),
      // A video and a date show the focus on their inner parts.
      shown:
        focused.matches('video, [type=date]') ||
        (outlineStyle !== 'none' && (focused.contains(above) || above?.contains(focused))),
    };
  });
}

describe.concurrent('the keyboard', { timeout: 60_000 }, () => {
  test.each(PAGE_KINDS)('reaches everything on %s, there and back', async (path) => {
    const { count, order, unseen } = await browser.use(async (page) => {
      await page.goto(path);
      const count = await numberStops(page);
      const order: number[] = [];
      const unseen: string[] = [];
      const pressUntil = async (key: string, last: number) => {
        while (order.at(-1) !== last && order.length <= 2 * count) {
          await page.keyboard.press(key);
          const { stop, name, shown } = await focusedStop(page);
          // A date and a video have stops of their own inside.
          if (stop !== order.at(-1)) order.push(stop);
          if (!shown) unseen.push(`${key}: ${name}`);
        }
      };
      await pressUntil('Tab', count - 1);
      await pressUntil('Shift+Tab', 0);
      return { count, order, unseen };
    });
    const there = Array.from({ length: count }, (_, index) => index);
    expect(order).toEqual([...there, ...there.toReversed().slice(1)]);
    expect(unseen).toEqual([]);
  });
});
