import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { useCopied } from '@/components/ui/use-copied';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { downloadText } from '@/lib/download';
import type { PromptWithCategory } from '#shared/entities/prompt.ts';
import { promptFileName } from '#shared/rules/prompt-library.ts';
import { rememberUse } from './shelf';

interface PromptActionsProps {
  prompt: PromptWithCategory;
  /** What is copied and downloaded: the content, with its blanks filled in or not. */
  text: string;
  strings: Dictionary['promptLibrary'];
  /** Opens the dialog; left out in the dialog itself. */
  onView?: () => void;
}

/** Copy, view, download. */
export function PromptActions({ prompt, text, strings, onView }: PromptActionsProps) {
  const { isCopied, copy } = useCopied(text);
  const [hasFailed, setFailed] = useState(false);
  const nameOf = (action: string) => fill(strings.named, { action, title: prompt.title });

  const copyPrompt = async () => {
    const succeeded = await copy();
    setFailed(!succeeded);
    if (succeeded) rememberUse(prompt.id);
  };
  const download = () => {
    downloadText(promptFileName(prompt.title), text);
    rememberUse(prompt.id);
  };

  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        size="small"
        variant="ink"
        className={onView && 'col-span-2'}
        aria-label={isCopied ? undefined : nameOf(strings.copy)}
        onClick={() => void copyPrompt()}
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
        onClick={download}
      >
        {strings.download}
      </Button>
      <p role="status" className={hasFailed ? 'col-span-2 text-[0.9375rem]' : 'sr-only'}>
        {isCopied && strings.copied}
        {hasFailed && strings.copyFailed}
      </p>
    </div>
  );
}
