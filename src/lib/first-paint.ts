/**
 * Resolves with the first contentful paint. Requests before it would delay it (product 26.9), and a page
 * that a browser prepares unasked has none until it is shown: what counts a visit waits for this.
 */
export const firstPaint = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    // `first-paint` may come earlier, with the background alone.
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
});
