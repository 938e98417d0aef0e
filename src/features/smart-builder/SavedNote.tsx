import { fill } from '@/i18n/fill';
import { localizedPath, type Locale } from '@/i18n/locales';
import { PROMPT_PARAMETER } from '@/lib/prompt-draft';
import { ROUTES } from '@/routes';
import { MAX_OWN_CONTENT_LENGTH } from '#shared/own-prompt-limits.ts';
import { ownPromptKey } from '#shared/rules/prompt-lists.ts';
import type { SmartBuilderStrings } from './strings';
import type { PromptSaving } from './use-prompt-saving';

interface SavedNoteProps {
  last: PromptSaving['last'];
  locale: Locale;
  strings: SmartBuilderStrings['save'];
}

/** Whether the prompt was saved, with the way to it. */
export function SavedNote({ last, locale, strings }: SavedNoteProps) {
  const isProblem = last !== null && last.state !== 'saving' && last.state !== 'saved';
  return (
    <>
      <p role="status" className="text-[0.9375rem] wrap-anywhere empty:hidden">
        {last?.state === 'saved' && (
          <>
            {fill(strings.saved, { title: last.title })}{' '}
            <a
              className="link"
              href={`${localizedPath(ROUTES.promptLibrary, locale)}?${PROMPT_PARAMETER}=${ownPromptKey(last.id)}`}
            >
              {strings.open}
            </a>
          </>
        )}
      </p>
      <p role="alert" className="text-[0.9375rem] font-medium text-signal-ink empty:hidden">
        {isProblem && fill(strings[last.state], { max: MAX_OWN_CONTENT_LENGTH })}
      </p>
    </>
  );
}
