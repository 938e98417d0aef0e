import { Button } from '@/components/ui/Button';
import { useCopied } from '@/components/ui/use-copied';
import type { Dictionary } from '@/i18n/dictionaries';
import { downloadText } from '@/lib/download';
import type { PromptWithCategory } from '@/shared/entities/prompt';
import { promptFileName } from '@/shared/rules/prompt-library';

interface PromptActionsProps {
  prompt: PromptWithCategory;
  strings: Dictionary['promptLibrary'];
  /** Opens the dialog; left out in the dialog itself. */
  onView?: () => void;
}

/** Copy, view, download. */
export function PromptActions({ prompt, strings, onView }: PromptActionsProps) {
  const { isCopied, copy } = useCopied(prompt.content);
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        size="small"
        variant="ink"
        className={onView && 'col-span-2'}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{isCopied ? strings.copied : strings.copy}</span>
      </Button>
      {onView && (
        <Button size="small" variant="line" onClick={onView}>
          {strings.viewFull}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        onClick={() => downloadText(promptFileName(prompt.title), prompt.content)}
      >
        {strings.download}
      </Button>
    </div>
  );
}
