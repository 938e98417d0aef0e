import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { PromptEntry } from '#shared/entities/prompt.ts';

interface RemovedNoticeProps {
  /** The prompt that was just removed from the favourites. */
  prompt: PromptEntry | null;
  strings: Dictionary['promptLibrary']['lists'];
  onUndo: (prompt: PromptEntry) => void;
}

/** The removed card had the focus, so the undo button gets it. */
function focusUndo(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Announces that a favourite was removed from the list, with an undo button. */
export function RemovedNotice({ prompt, strings, onUndo }: RemovedNoticeProps) {
  return (
    <div role="status" className="mb-4 empty:sr-only">
      {prompt && (
        <p>
          {fill(strings.removed, { title: prompt.title })}{' '}
          <button
            ref={focusUndo}
            key={prompt.id}
            type="button"
            className="link font-medium"
            onClick={() => onUndo(prompt)}
          >
            {strings.undo}
          </button>
        </p>
      )}
    </div>
  );
}
