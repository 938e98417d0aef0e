import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { PAGE_KINDS } from '../helpers/page-kinds.ts';
import { BANNER } from '#src/lib/consent.ts';
import { browseBuiltSite, expectPage } from '../helpers/site-browser.ts';

const browser = browseBuiltSite({
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
});

/** What 1280 by 1024 pixels are to a first visitor who has enlarged everything four times. */
const enlarged = browseBuiltSite({
  reducedMotion: 'reduce',
  // No choice of cookies yet.
  storageState: { cookies: [], origins: [] },
  viewport: { width: 320, height: 256 },
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

interface Visit {
  /** Number of the stop, or -1 for what has none. */
  stop: number;
  name: string;
  /** Whether a person sees that it has the focus. */
  shown: boolean;
}

declare global {
  interface Window {
    /** Where the focus was after each key. */
    visits: Visit[];
  }
}

/** Lets the page note where the focus is after each key: asking after each takes several times as long. */
async function noteVisits(page: Page): Promise<void> {
  await page.evaluate(() => {
    const visit = (): Visit => {
      const focused = document.activeElement as HTMLElement | null;
      if (!focused || focused === document.body) return { stop: -1, name: 'nothing', shown: true };
      const { outlineStyle } = getComputedStyle(focused);
      // A link that wraps has several boxes; its first one is where the eye goes.
      const { left, top, width, height } = focused.getClientRects()[0] ?? new DOMRect();
      // Of what is in the window: a table can be higher than that, and a row that scrolls wider.
      const above = document.elementFromPoint(
        (Math.max(left, 0) + Math.min(left + width, document.body.clientWidth)) / 2,
        (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2,
      );
      return {
        stop: Number(focused.dataset['stop'] ?? -1),
        name: focused.outerHTML.slice(0, 160),
        // A video and a date show the focus on their inner parts.
        shown:
          focused.matches('video, [type=date]') ||
          (outlineStyle !== 'none' &&
            (focused.contains(above) || above?.contains(focused) === true)),
      };
    };
    window.visits = [];
    // A key has moved the focus, and the page to it, when it goes up.
    addEventListener('keyup', () => window.visits.push(visit()), true);
  });
}

/** Presses the key until the stop has the focus, or so often that it will not. */
async function walk(page: Page, key: string, from: number, to: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  // One key goes one stop at most, so this never goes too far.
  let left = Math.abs(to - from);
  while (left > 0 && visits.length <= 2 * Math.abs(to - from)) {
    for (let count = 0; count < left; count += 1) await page.keyboard.press(key);
    visits.push(...(await page.evaluate(() => window.visits.splice(0))));
    const at = visits.at(-1)?.stop ?? -1;
    left = at === -1 ? 1 : Math.abs(to - at);
  }
  return visits;
}

// The glossary alone has hundreds of stops.
describe.concurrent('the keyboard', () => {
  test.each(PAGE_KINDS)('reaches everything on %s, there and back', async (path) => {
    const { count, visits } = await browser.use(async (page) => {
      await page.goto(path);
      // The glossary's script, which comes after the paint, opens the terms and takes them out of the tab order.
      await expectPage(page.locator('#glossary details:not([open])')).toHaveCount(0);
      const count = await numberStops(page);
      await noteVisits(page);
      const there = await walk(page, 'Tab', -1, count - 1);
      const back = await walk(page, 'Shift+Tab', count - 1, 0);
      return { count, visits: [...there, ...back] };
    });
    const stops = visits.map(({ stop }) => stop);
    // A date and a video have stops of their own inside.
    const order = stops.filter((stop, index) => stop !== stops[index - 1]);
    const there = Array.from({ length: count }, (_, index) => index);
    expect(order).toEqual([...there, ...there.toReversed().slice(1)]);
    expect(visits.filter(({ shown }) => !shown)).toEqual([]);
  });

  test.each(PAGE_KINDS)(
    'is hidden by nothing on %s at 400 %, not by the consent banner either',
    async (path) => {
      const hidden = await enlarged.use(async (page) => {
        await page.goto(path);
        await expectPage(page.locator(BANNER)).toBeVisible();
        const count = await numberStops(page);
        await noteVisits(page);
        const visits = await walk(page, 'Tab', -1, count - 1);
        return visits.filter(({ shown }) => !shown);
      });
      expect(hidden).toEqual([]);
    },
  );
});
