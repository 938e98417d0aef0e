import { useCallback, useMemo, useState } from 'react';
import type { Dictionary } from '@/i18n/dictionaries';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import type { OwnActions, OwnTask } from './own-task';
import { findOwn, readOwn } from './own-store';

/**
 * What the member does with own prompts. The dialogs are loaded with the first of them: most visits
 * need none.
 *
 * @param onStart closes what is open
 */
export function useOwnTasks(strings: Dictionary['ownPrompts'], onStart: () => void) {
  const [task, setTask] = useState<OwnTask | null>(null);
  const [hasBegun, setBegun] = useState(false);
  const [note, setNote] = useState('');

  const start = useCallback(
    (next: OwnTask) => {
      setNote('');
      setBegun(true);
      onStart();
      setTask(next);
    },
    [onStart],
  );
  const exportAs = async (format: 'markdown' | 'json') => {
    setNote('');
    try {
      const { exportOwn } = await import('./own-files');
      // What another tab added belongs to all.
      exportOwn(format, await readOwn(), strings);
    } catch (error) {
      console.error('The own prompts could not be exported', error);
      setNote(strings.exportFailed);
    }
  };

  const own = useMemo((): OwnActions => {
    const withOwn = (prompt: PromptEntry, kind: 'edit' | 'remove') => {
      const found = findOwn(prompt.id);
      if (found) start({ do: kind, prompt: found });
    };
    return {
      strings,
      onEdit: (prompt) => withOwn(prompt, 'edit'),
      onRemove: (prompt) => withOwn(prompt, 'remove'),
      onDuplicate: (copied) => start({ do: 'write', copied }),
    };
  }, [strings, start]);

  const close = useCallback(() => setTask(null), []);
  const finish = useCallback((said: string) => {
    setTask(null);
    setNote(said);
  }, []);
  return { task, hasBegun, note, own, start, exportAs, close, finish };
}
