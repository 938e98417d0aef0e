import { expect, test } from 'vitest';
import { judgedPages } from '../helpers/page-kinds.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

/** The spacing that a reader may set (WCAG 2.2, success criterion 1.4.12). */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-bottom: 2em !important;
  }
`;

const browser = browseBuiltSite({ reducedMotion: 'reduce', bypassCSP: true });

test.concurrent.each(judgedPages())(
  '$path cuts nothing, and does not scroll sideways, with a reader’s own text spacing',
  async ({ path }) => {
    const widths = await browser.use(async (page) => {
      await page.goto(path);
      await page.addStyleTag({ content: SPACING });
      const found: { isTooWide: boolean; cut: string[] }[] = [];
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(
          await page.evaluate(() => ({
            isTooWide: document.documentElement.scrollWidth > innerWidth,
            cut: [...document.querySelectorAll<HTMLElement>('body *')]
              .filter((element) => element.innerText?.trim() && element.clientWidth > 1)
              .filter((element) => {
                // With an ellipsis it is the beginning of a text that opens.
                const { overflow, textOverflow } = getComputedStyle(element);
                return /hidden|clip/.test(overflow) && textOverflow !== 'ellipsis';
              })
              .filter(
                ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
              )
              .map(({ outerHTML }) => outerHTML.slice(0, 200)),
          })),
        );
      }
      return found;
    });
    const whole = { isTooWide: false, cut: [] };
    expect(widths).toEqual([whole, whole]);
  },
);
