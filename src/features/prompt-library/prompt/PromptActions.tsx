import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { useCopied } from '@/components/ui/use-copied';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { downloadText } from '@/lib/download';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import { promptFileName } from '#shared/rules/prompt-library.ts';
import { rememberUse } from '../lists/lists-store';

interface PromptActionsProps {
  prompt: PromptEntry;
  /** The text to copy and download, or a function that fetches it. */
  text: string | (() => Promise<string>);
  strings: Dictionary['promptLibrary'];
  /** Opens the dialog; omitted in the dialog itself. */
  onView?: () => void;
}

/** The buttons to copy, view and download a prompt. */
export function PromptActions({ prompt, text, strings, onView }: PromptActionsProps) {
  const { isCopied, copy } = useCopied(text);
  const [problem, setProblem] = useState<'copyFailed' | 'promptFailed' | null>(null);
  const nameOf = (action: string) => fill(strings.named, { action, title: prompt.title });

  /** Runs an action, which may fetch the text first, and shows its failure. */
  const attempt = async (act: () => Promise<boolean>) => {
    setProblem(null);
    try {
      if (await act()) rememberUse(prompt.id);
      else setProblem('copyFailed');
    } catch (error) {
      console.error('The prompt could not be loaded', error);
      setProblem('promptFailed');
    }
  };
  const download = async () => {
    downloadText(promptFileName(prompt.title), typeof text === 'string' ? text : await text());
    return true;
  };

  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        size="small"
        variant="ink"
        className={onView && 'col-span-2'}
        aria-label={isCopied ? undefined : nameOf(strings.copy)}
        onClick={() => void attempt(copy)}
      >
        {isCopied ? strings.copied : strings.copy}
      </Button>
      {onView && (
        <Button size="small" variant="line" aria-label={nameOf(strings.viewFull)} onClick={onView}>
          {strings.viewFull}
        </Button>
      )}
      <Button
        size="small"
        variant={onView ? 'quiet' : 'line'}
        aria-label={nameOf(strings.download)}
        onClick={() => void attempt(download)}
      >
        {strings.download}
      </Button>
      <p role="status" className={problem ? 'col-span-2 text-[0.9375rem]' : 'sr-only'}>
        {isCopied && strings.copied}
        {problem && strings[problem]}
      </p>
    </div>
  );
}
