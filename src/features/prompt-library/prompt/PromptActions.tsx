import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { DownloadIcon, ExpandIcon } from '@/components/ui/icons';
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
  /** Opens the dialog, for the whole card; omitted in the dialog itself. */
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

  const copyLabel = isCopied ? strings.copied : strings.copy;
  const status = (
    <p role="status" className={problem ? 'col-span-2 basis-full text-[0.9375rem]' : 'sr-only'}>
      {isCopied && strings.copied}
      {problem && strings[problem]}
    </p>
  );
  const copyProps = {
    'aria-label': isCopied ? undefined : nameOf(strings.copy),
    onClick: () => void attempt(copy),
  };
  const downloadProps = {
    'aria-label': nameOf(strings.download),
    onClick: () => void attempt(download),
  };

  if (!onView) {
    return (
      <div className="grid grid-cols-2 gap-2">
        <Button size="small" {...copyProps}>
          {copyLabel}
        </Button>
        <Button size="small" variant="line" {...downloadProps}>
          {strings.download}
        </Button>
        {status}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="line" className="relative z-1 min-h-10 grow" {...copyProps}>
        {copyLabel}
      </Button>
      <Button
        size="small"
        variant="quiet"
        // As large as the card, which this opens.
        className="min-h-10 w-10 px-0 after:absolute after:inset-0"
        title={strings.viewFull}
        aria-label={nameOf(strings.viewFull)}
        onClick={onView}
      >
        <ExpandIcon />
      </Button>
      <Button
        size="small"
        variant="quiet"
        className="relative z-1 min-h-10 w-10 px-0"
        title={strings.download}
        {...downloadProps}
      >
        <DownloadIcon />
      </Button>
      {status}
    </div>
  );
}
