import type { Page } from '@playwright/test';

/** How far the page has shifted since it began to load, without the visitor's doing. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const seen = new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // The observer stays silent when there is nothing to tell.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
    });
    return (await seen).reduce(
      (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
      0,
    );
  });
}
