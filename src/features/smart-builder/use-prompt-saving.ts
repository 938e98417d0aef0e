import { useState } from 'react';
import { ApiError } from '@/lib/api-client';
import { callAsMember } from '@/lib/session/member-api';
import { MAX_OWN_CONTENT_LENGTH } from '#shared/own-prompt-limits.ts';
import { promptTitle } from '#shared/rules/prompt-title.ts';

type Problem = 'tooLong' | 'full' | 'busy' | 'failed';

interface Attempt {
  /** The saved prompt's id, which the browser makes. */
  id: string;
  title: string;
  text: string;
  state: 'saving' | 'saved' | Problem;
}

function problemOf(error: unknown): Problem {
  const code = error instanceof ApiError ? error.code : 'internal';
  if (code === 'own-prompt-limit-reached') return 'full';
  return code === 'too-many-requests' ? 'busy' : 'failed';
}

/** Saves the prompt, with its blanks open, among the member's own (product 17.10). */
export function usePromptSaving(text: string, subject: string) {
  const [last, setLast] = useState<Attempt | null>(null);

  const save = async () => {
    // The same id for the same text, so that a retry does not create a second prompt.
    const id = last?.text === text ? last.id : crypto.randomUUID();
    const attempt = { id, text, title: promptTitle(subject, text) };
    if (text.length > MAX_OWN_CONTENT_LENGTH) {
      setLast({ ...attempt, state: 'tooLong' });
      return;
    }
    setLast({ ...attempt, state: 'saving' });
    try {
      const prompt = { title: attempt.title, content: text };
      await callAsMember('own-prompts', { action: 'create', id, prompt });
      setLast({ ...attempt, state: 'saved' });
    } catch (error) {
      console.error('The prompt could not be saved', error);
      setLast({ ...attempt, state: problemOf(error) });
    }
  };
  return { last, isEmpty: text.trim() === '', savePrompt: () => void save() };
}

export type PromptSaving = ReturnType<typeof usePromptSaving>;
