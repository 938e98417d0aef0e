import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { createFetcherStore, createMutatorStore } from '@/lib/query';

/** One page of a list as the server answers it. */
export interface ListPage<R> {
  rows: R[];
  next_cursor: string | null;
}

/** Fetches a page, for a file a longer one; stable as long as it means the same list. */
export type LoadPage<R, P extends ListPage<R> = ListPage<R>> = (page: {
  cursor?: string;
  export?: true;
}) => Promise<P>;

/** A list that grows page by page; a new `load` starts it anew. */
export function useList<R, P extends ListPage<R>>(load: LoadPage<R, P>) {
  const { $list, $more } = useMemo(() => listStores(load), [load]);
  const { data, error } = useStore($list);
  const { mutate: loadMore, loading: isLoadingMore, error: moreError } = useStore($more);

  // Takes it out of the cache: its key does not come again.
  useEffect(() => () => $list.mutate(undefined), [$list]);

  return {
    /** The first page with the rows of all others; undefined while it loads. */
    data,
    hasFailed: error !== undefined,
    reload: $list.invalidate,
    loadMore,
    more: isLoadingMore ? 'loading' : moreError === undefined ? 'idle' : 'failed',
    /** Puts a changed row in the place of the one with its key. */
    replace: (row: R, isSame: (other: R) => boolean) => {
      // What there is by now, not when the row was drawn: more may have been loaded since.
      const now = $list.value?.data;
      if (now) $list.mutate({ ...now, rows: now.rows.map((each) => (isSame(each) ? row : each)) });
    },
  } as const;
}

function listStores<R, P extends ListPage<R>>(load: LoadPage<R, P>) {
  // Under a key of its own: a list is loaded anew whenever it is opened.
  const $list = createFetcherStore<P>(crypto.randomUUID(), { fetcher: () => load({}) });
  const $more = createMutatorStore(async () => {
    const cursor = $list.value?.data?.next_cursor;
    if (!cursor) return;
    const { rows, next_cursor } = await load({ cursor });
    // What there is by now: a row may have been replaced, the list been left.
    const data = $list.value?.data;
    if (data) $list.mutate({ ...data, rows: [...data.rows, ...rows], next_cursor });
  });
  return { $list, $more };
}
