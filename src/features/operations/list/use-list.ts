import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { createFetcherStore, createMutatorStore } from '@/lib/query';

/** One page of a list, as the server returns it. */
export interface ListPage<R> {
  rows: R[];
  next_cursor: string | null;
}

/** Fetches a page, longer for an export. Memoise it: a new function is a new list. */
export type LoadPage<R, P extends ListPage<R> = ListPage<R>> = (page: {
  cursor?: string;
  export?: true;
}) => Promise<P>;

/** A paginated list; a new `load` starts it again. */
export function useList<R, P extends ListPage<R>>(load: LoadPage<R, P>) {
  const { $list, $more } = useMemo(() => listStores(load), [load]);
  const { data, error } = useStore($list);
  const { mutate: loadMore, loading: isLoadingMore, error: moreError } = useStore($more);

  // Removes it from the cache, because its key is not used again.
  useEffect(() => () => $list.mutate(undefined), [$list]);

  return {
    /** The first page with the rows of all loaded pages; undefined while loading. */
    data,
    hasFailed: error !== undefined,
    reload: $list.invalidate,
    loadMore,
    more: isLoadingMore ? 'loading' : moreError === undefined ? 'idle' : 'failed',
    /** Replaces a row. */
    replace: (row: R, isSame: (other: R) => boolean) => {
      // The current rows, because more may have been loaded since the row was rendered.
      const now = $list.value?.data;
      if (now) $list.mutate({ ...now, rows: now.rows.map((each) => (isSame(each) ? row : each)) });
    },
  } as const;
}

function listStores<R, P extends ListPage<R>>(load: LoadPage<R, P>) {
  // With a unique key, so that a list is loaded again whenever it is opened.
  const $list = createFetcherStore<P>(crypto.randomUUID(), { fetcher: () => load({}) });
  const $more = createMutatorStore(async () => {
    const cursor = $list.value?.data?.next_cursor;
    if (!cursor) return;
    const { rows, next_cursor } = await load({ cursor });
    // The current rows: a row may have been replaced, or the list closed.
    const data = $list.value?.data;
    if (data) $list.mutate({ ...data, rows: [...data.rows, ...rows], next_cursor });
  });
  return { $list, $more };
}
