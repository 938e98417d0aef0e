import { useCallback, useEffect, useState } from 'react';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { operate } from './api';

export type History = { state: 'loading' | 'failed' } | { state: 'ready'; entries: AuditEntry[] };

/** The newest entries of the audit log about these rows, newest first. */
export function useHistory(targets: readonly string[]) {
  const [history, setHistory] = useState<History>({ state: 'loading' });
  const key = targets.join(' ');

  const refresh = useCallback(async (): Promise<AuditEntry[]> => {
    try {
      const pages = await Promise.all(
        key.split(' ').map((target) => operate({ action: 'audit-log', target })),
      );
      const entries = pages.flatMap(({ rows }) => rows).sort((a, b) => b.at.localeCompare(a.at));
      setHistory({ state: 'ready', entries });
      return entries;
    } catch (error) {
      console.error('Operations, history:', error);
      setHistory({ state: 'failed' });
      return [];
    }
  }, [key]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return { history, refresh };
}
