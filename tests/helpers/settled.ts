import type { Page } from '@playwright/test';

/** Waits until nothing moves: a transition's half-way colours would count as low contrast. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(settle);
}

async function settle(): Promise<void> {
  for (;;) {
    // A new theme shows in the next frame, and an inner element's transition follows an outer one's.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      // Those inside a closed `details` stand still and would never end.
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility());
    if (moving.length === 0) return;
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  }
}
