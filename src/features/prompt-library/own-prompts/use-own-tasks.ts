import { useCallback, useMemo, useState } from 'react';
import type { Dictionary } from '@/i18n/dictionaries';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import type { OwnActions, OwnTask } from './own-task';
import { findOwn, readOwn } from './own-store';

/**
 * State of the own prompts' dialogs. They are loaded when the first one opens, because most visits
 * need none.
 *
 * @param onStart called before a dialog opens, to close others
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
      const { exportOwn } = await import('./export-file');
      // Read again, because another tab may have added prompts.
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
  const finish = useCallback((what: string, done: OwnTask | null) => {
    // Its answer may come when it is closed, and another dialog is open.
    setTask((now) => (now === done ? null : now));
    setNote(what);
  }, []);
  return { task, hasBegun, note, own, start, exportAs, close, finish };
}
