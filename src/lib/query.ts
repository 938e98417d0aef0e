import { nanoquery } from '@nanostores/query';

/**
 * The server's data in the browser: one cache for the whole page, by {@link
 * https://github.com/nanostores/query @nanostores/query}.
 *
 * ```ts const $lessons = createFetcherStore<Lesson[]>(['lessons/', $locale], { fetcher: loadLessons
 * }); const { data, error, loading } = useStore($lessons);
 * ```
 *
 * - The key is all parts joined; the fetcher gets the parts. While a part is null or false, nothing
 *   is fetched. An answer for a former key goes into the cache only.
 * - A value is fetched once, by the first component that reads it, and kept until the page is left:
 *   `revalidate` fetches it again and keeps the old value until then, `invalidate` drops it first,
 *   `mutate` replaces it.
 * - An error is reported to the console, kept as `error` and never retried by itself: show it with
 *   a button that calls `$store.invalidate()`.
 * - In a hidden tab nothing is fetched; pending requests are sent when the tab is visible again.
 *
 * Beware: `revalidate` while the same key is being fetched does nothing, and that answer then
 * replaces what `mutate` has set meanwhile. And reading a store fetches, when the page is
 * prerendered too: read it below the members' Guard, or with a key that is null until the browser
 * asks.
 */
export const [createFetcherStore, createMutatorStore, queryCache] = nanoquery({
  dedupeTime: Infinity,
  // Without it, a value set by `mutate` expires after 8 s.
  cacheLifetime: Infinity,
  // With the infinite dedupeTime it fetches only what was skipped while the tab was hidden.
  revalidateOnFocus: true,
  onErrorRetry: false,
  onError: (error) => console.error('Query:', error),
});
