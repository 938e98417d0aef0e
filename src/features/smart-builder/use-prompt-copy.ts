import { useRef, useState } from 'react';
import { useCopied } from '@/components/ui/use-copied';
import { fillVariables, promptVariables } from '#shared/rules/prompt-variables.ts';

/**
 * Fills in the prompt's variables and copies it.
 *
 * @param onCopied called after the prompt is in the clipboard
 */
export function usePromptCopy(text: string, onCopied: (text: string) => void) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [values, setValues] = useState<Record<string, string>>({});
  const [hasFailed, setFailed] = useState(false);
  const filled = fillVariables(text, values);
  const { isCopied, copy } = useCopied(filled);

  const copyPrompt = async () => {
    const succeeded = await copy();
    setFailed(!succeeded);
    if (succeeded) {
      onCopied(filled);
      return;
    }
    console.error('The clipboard refused the prompt');
    box.current?.select();
  };
  return {
    /** Ref of the text area, which is selected when copying fails. */
    box,
    names: promptVariables(text),
    values,
    fillIn: (name: string, value: string) => setValues((old) => ({ ...old, [name]: value })),
    forget: () => setValues({}),
    filled,
    isEmpty: text.trim() === '',
    isCopied,
    hasFailed,
    copyPrompt: () => void copyPrompt(),
  };
}

export type PromptCopy = ReturnType<typeof usePromptCopy>;
