import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { localizedPath, LOCALES } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

const browser = browseBuiltSite({ viewport: { width: 1440, height: 900 } });

/** How each card of a group fades in: `delay duration`. */
function fades(page: Page, group: string): Promise<string[]> {
  return page.locator(`${group} > *`).evaluateAll((cards) =>
    cards.map((card) => {
      const { animationDelay, animationDuration } = getComputedStyle(card);
      return `${Number.parseFloat(animationDelay).toFixed(1)} ${animationDuration}`;
    }),
  );
}

/** The opacity that the cards begin with. */
function firstOpacity(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isFade = (rule: CSSRule) => rule instanceof CSSKeyframesRule && rule.name === 'appear';
    const fade = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).find(isFade);
    const first = (fade as CSSKeyframesRule | undefined)?.cssRules[0] as
      CSSKeyframeRule | undefined;
    return Number(first?.style.opacity ?? 0);
  });
}

const GROUPS = [
  [ROUTES.blog, '.appear', 11, 0.1],
  [ROUTES.projects, 'div.appear', 2, 0.1],
  [ROUTES.projects, 'ul.appear', 3, 0.2],
] as const;

test.each(LOCALES.flatMap((locale) => GROUPS.map((group) => [locale, ...group] as const)))(
  'in %s, the cards of %s (%s) fade in one after another, and none begins unseen',
  async (locale, route, group, count, stagger) => {
    await browser.use(async (page) => {
      await page.goto(localizedPath(route, locale));
      expect(await fades(page, group)).toEqual(
        Array.from({ length: count }, (_, index) => `${(index * stagger).toFixed(1)} 0.5s`),
      );
      // The largest paint counts what can be seen.
      expect(await firstOpacity(page)).toBeGreaterThan(0.2);
    });
  },
);

test.each(GROUPS)('nothing fades on %s (%s) for who wants reduced motion', async (route, group) => {
  await browser.use(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    expect(new Set(await fades(page, group))).toEqual(new Set(['0.0 0.001s']));
  });
});
