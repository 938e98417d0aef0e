/**
 * Fulfilled with the first paint of content. Whatever a page asks for earlier delays that paint
 * (product 26.9).
 */
export const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    // Some pages paint their background first.
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
});
