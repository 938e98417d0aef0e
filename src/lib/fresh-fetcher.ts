/**
 * A fetcher for data that this page also changes. It fetches again when a change was answered while
 * it was waiting.
 *
 * @returns the fetcher, and the function to call after the server has answered a change
 */
export function freshFetcher<Args extends unknown[], T>(fetch: (...args: Args) => Promise<T>) {
  let changes = 0;
  const fetcher = async (...args: Args): Promise<T> => {
    const before = changes;
    const data = await fetch(...args);
    return changes === before ? data : fetcher(...args);
  };
  return {
    fetcher,
    countChange: () => {
      changes += 1;
    },
  };
}
