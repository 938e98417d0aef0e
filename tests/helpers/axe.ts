import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

declare global {
  interface Window {
    /** There once the page has run axe's source. */
    axe: typeof axe;
  }
}

/** WCAG 2.2 AA asks for it, axe leaves it off unless told. */
const OPTIONAL_RULES = { 'target-size': { enabled: true } };

/** What differs between the themes: colours only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands: WCAG 2.2 AA and its own best practices. */
async function axeFaults(page: Page, options: RunOptions): Promise<string[]> {
  await settled(page);
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFaults(page, { rules: OPTIONAL_RULES });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFaults(page, { runOnly: COLOUR_RULES });
  await page.emulateMedia({ colorScheme: null });
  return [...light.map((fault) => `light, ${fault}`), ...dark.map((fault) => `dark, ${fault}`)];
}
