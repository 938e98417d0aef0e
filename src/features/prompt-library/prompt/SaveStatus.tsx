import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { MAX_VALUES_CHARACTERS } from '#shared/own-prompt-limits.ts';
import type { SaveState } from './use-saved-values';

interface SaveStatusProps {
  state: SaveState;
  strings: Dictionary['promptLibrary']['kept'];
  onRetry: () => void;
}

/** Whether the values are saved in the account, with a retry button when saving failed. */
export function SaveStatus({ state, strings, onRetry }: SaveStatusProps) {
  const text = state === 'loading' || state === 'rest' ? '' : strings[state];
  const canRetry = state === 'failed' || state === 'unread';
  return (
    <p className="mt-3 min-h-6 text-[0.9375rem]">
      <span role="status" className={state === 'saving' || state === 'saved' ? 'text-soft' : ''}>
        {fill(text, { max: MAX_VALUES_CHARACTERS })}
      </span>
      {canRetry && (
        <>
          {' '}
          <button type="button" className="link min-h-6" onClick={onRetry}>
            {strings.retry}
          </button>
        </>
      )}
    </p>
  );
}
