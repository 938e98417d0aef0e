import { useCallback, useMemo, useState, type ComponentType } from 'react';
import type { Dictionary } from '@/i18n/dictionaries';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import type { OwnActions, OwnTask } from './own-task';
import { findOwn, readOwn } from './own-store';
import type { OwnDialogsProps } from './OwnDialogs';

/**
 * What the member does with own prompts. The dialogs are loaded with the first of them: most visits
 * need none.
 *
 * @param onStart closes what is open
 */
export function useOwnTasks(strings: Dictionary['ownPrompts'], onStart: () => void) {
  const [task, setTask] = useState<OwnTask | null>(null);
  const [Dialogs, setDialogs] = useState<ComponentType<OwnDialogsProps> | null>(null);
  const [note, setNote] = useState('');

  const start = useCallback(
    async (next: OwnTask) => {
      setNote('');
      try {
        const { OwnDialogs } = await import('./OwnDialogs');
        setDialogs(() => OwnDialogs);
        onStart();
        setTask(next);
      } catch (error) {
        console.error('The dialog could not be loaded', error);
        setNote(strings.openFailed);
      }
    },
    [strings, onStart],
  );
  const exportAs = async (format: 'markdown' | 'json') => {
    setNote('');
    try {
      const { exportOwn } = await import('./export-file');
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
      if (found) void start({ do: kind, prompt: found });
    };
    return {
      strings,
      onEdit: (prompt) => withOwn(prompt, 'edit'),
      onRemove: (prompt) => withOwn(prompt, 'remove'),
      onDuplicate: (copied) => void start({ do: 'write', copied }),
    };
  }, [strings, start]);

  const close = useCallback(() => setTask(null), []);
  const finish = useCallback((said: string) => {
    setTask(null);
    setNote(said);
  }, []);
  return { task, Dialogs, note, own, start, exportAs, close, finish };
}
