import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * The page in its present state has nothing that axe finds fault with; in the dark theme only the
 * colours differ, so only they are looked at again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await faults(page, new AxeBuilder({ page }));
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await faults(page, new AxeBuilder({ page }).withRules('color-contrast'))));
  await page.emulateMedia({ colorScheme: null });
  expect(found).toEqual([]);
}

async function faults(page: Page, axe: AxeBuilder): Promise<string[]> {
  // A transition's half-way colours would count as low contrast.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
