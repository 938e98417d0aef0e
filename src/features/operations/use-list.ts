import { useCallback, useEffect, useRef, useState } from 'react';

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

interface ReadyList<R, P> {
  state: 'ready';
  rows: R[];
  first: P;
  next: string | null;
  more: 'idle' | 'loading' | 'failed';
}

type ListState<R, P> = { state: 'loading' } | { state: 'failed' } | ReadyList<R, P>;

/** A list that grows page by page; a new `load` starts it anew, and answers that are late are dropped. */
export function useList<R, P extends ListPage<R>>(load: LoadPage<R, P>) {
  const [list, setList] = useState<ListState<R, P>>({ state: 'loading' });
  const newest = useRef(0);

  const reload = useCallback(async () => {
    newest.current += 1;
    const turn = newest.current;
    setList({ state: 'loading' });
    try {
      const first = await load({});
      if (turn !== newest.current) return;
      const { rows, next_cursor: next } = first;
      setList({ state: 'ready', rows, first, next, more: 'idle' });
    } catch (error) {
      console.error('Operations:', error);
      if (turn === newest.current) setList({ state: 'failed' });
    }
  }, [load]);

  useEffect(() => {
    void reload();
  }, [reload]);

  // From what there is by then: a row may be replaced while the next ones load.
  const change = (next: (old: ReadyList<R, P>) => ReadyList<R, P>) => {
    setList((old) => (old.state === 'ready' ? next(old) : old));
  };

  const loadMore = async () => {
    if (list.state !== 'ready' || list.next === null || list.more === 'loading') return;
    const turn = newest.current;
    change((old) => ({ ...old, more: 'loading' }));
    try {
      const { rows, next_cursor } = await load({ cursor: list.next });
      if (turn !== newest.current) return;
      change((old) => ({ ...old, rows: [...old.rows, ...rows], next: next_cursor, more: 'idle' }));
    } catch (error) {
      console.error('Operations:', error);
      if (turn === newest.current) change((old) => ({ ...old, more: 'failed' }));
    }
  };

  /** Puts a changed row in the place of the one with its key. */
  const replace = (row: R, isSame: (other: R) => boolean) => {
    change((old) => ({ ...old, rows: old.rows.map((other) => (isSame(other) ? row : other)) }));
  };

  return { list, reload, loadMore, replace };
}
