import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { createFetcherStore } from '@/lib/query';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { operate } from '../api';

/** The latest entries of the audit log about these rows, newest first. */
export function useHistory(targets: readonly string[]) {
  const key = targets.join(' ');
  const $history = useMemo(
    () => createFetcherStore<AuditEntry[]>(crypto.randomUUID(), { fetcher: () => read(key) }),
    [key],
  );
  useEffect(() => () => $history.mutate(undefined), [$history]);

  const refresh = async (): Promise<AuditEntry[]> => {
    try {
      const entries = await read(key);
      $history.mutate(entries);
      return entries;
    } catch {
      // Fetches again without showing the outdated entries.
      $history.invalidate();
      return [];
    }
  };
  return { history: useStore($history), refresh };
}

/** @param key the rows, separated by spaces */
async function read(key: string): Promise<AuditEntry[]> {
  const pages = await Promise.all(
    key.split(' ').map((target) => operate({ action: 'audit-log', target })),
  );
  return pages.flatMap(({ rows }) => rows).sort((a, b) => b.at.localeCompare(a.at));
}
