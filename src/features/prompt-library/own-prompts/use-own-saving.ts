import { useRef, useState } from 'react';
import type { Dictionary } from '@/i18n/dictionaries';
import { ApiError } from '@/lib/api-client';
import type { OwnPrompt, OwnPromptFields } from '#shared/entities/own-prompt.ts';
import { roomProblem } from '#shared/rules/own-prompts.ts';
import { createOwn, readOwn, updateOwn } from './own-store';
import { roomProblemText } from './problem-texts';

/** Another tab has changed the prompt; `newer` is null when it was deleted there. */
interface Conflict {
  newer: OwnPrompt | null;
}

/**
 * Saves the editor's prompt. Returns an error message or, after a change in another tab, the
 * conflict.
 */
export function useOwnSaving(
  edited: OwnPrompt | null,
  strings: Dictionary['ownPrompts'],
  onSaved: (title: string) => void,
) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // The same id for every attempt, so that a retry does not create a second prompt.
  const newId = useRef(crypto.randomUUID());

  const attempt = async (fields: OwnPromptFields, send: () => Promise<void>) => {
    setSaving(true);
    setProblem('');
    try {
      await send();
      onSaved(fields.title);
    } catch (error) {
      console.error('The own prompt could not be saved', error);
      const code = error instanceof ApiError ? error.code : 'internal';
      try {
        if (code === 'own-prompt-changed' || code === 'own-prompt-not-found') {
          const prompts = await readOwn();
          setConflict({ newer: prompts.find(({ id }) => id === edited?.id) ?? null });
        } else if (code === 'own-prompt-limit-reached') {
          const others = (await readOwn()).filter(({ id }) => id !== edited?.id);
          const found = roomProblem(others, [fields]);
          setProblem(found ? roomProblemText(found, strings) : strings.editor.failed);
        } else {
          setProblem(code === 'too-many-requests' ? strings.editor.busy : strings.editor.failed);
        }
      } catch {
        setProblem(strings.editor.failed);
      }
    }
    setSaving(false);
  };
  const create = (fields: OwnPromptFields) =>
    attempt(fields, () => createOwn(newId.current, fields));
  const update = (fields: OwnPromptFields, version: Pick<OwnPrompt, 'id' | 'version'>) =>
    attempt(fields, () => updateOwn(version, fields));

  return {
    isSaving,
    problem,
    conflict,
    save: (fields: OwnPromptFields) => (edited ? update(fields, edited) : create(fields)),
    saveAsNew: create,
    replaceNewer: (fields: OwnPromptFields) =>
      conflict?.newer ? update(fields, conflict.newer) : create(fields),
  };
}
