import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** There once the page has run axe's source. */
    axe: typeof axe;
  }
}

const { resolve } = createRequire(import.meta.url);
/** Each page that is judged has to read it; the full one takes half as long again. */
const SOURCE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA asks for it, axe leaves it off by default. */
const OPTIONAL_RULES = { 'target-size': { enabled: true } };

/** What differs between the themes: colours only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing moves: a transition's half-way colours would count as low contrast. */
async function settle(): Promise<void> {
  for (;;) {
    // A new theme shows in the next frame, and an inner element's transition follows an outer one's.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      // Animations inside a closed `details` are paused and would never end.
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility());
    if (moving.length === 0) return;
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  }
}

/** What axe finds on the page in its current state: WCAG 2.2 AA and its own best practices. */
async function axeFaults(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(settle);
  return page.evaluate(
    async (given) => {
      const { violations } = await window.axe.run(document, given);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
}

/** What axe finds in either theme, each fault with its theme. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const light = await faultsInLightTheme(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFaults(page, { runOnly: COLOUR_RULES });
  await page.emulateMedia({ colorScheme: null });
  return [...light, ...dark.map((fault) => `dark, ${fault}`)];
}

/** What axe finds in the light theme alone: all but the dark colours. */
export async function faultsInLightTheme(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  await page.emulateMedia({ colorScheme: 'light' });
  const faults = await axeFaults(page, { rules: OPTIONAL_RULES });
  await page.emulateMedia({ colorScheme: null });
  return faults.map((fault) => `light, ${fault}`);
}
