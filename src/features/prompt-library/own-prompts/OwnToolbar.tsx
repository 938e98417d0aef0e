import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { OwnPrompt } from '#shared/entities/own-prompt.ts';
import { MAX_OWN_PROMPTS } from '#shared/own-prompt-limits.ts';
import type { OwnTask } from './own-task';

interface OwnToolbarProps {
  /** Null until they are loaded; the toolbar's space is reserved. */
  prompts: readonly OwnPrompt[] | null;
  strings: Dictionary['ownPrompts'];
  onStart: (task: OwnTask) => void;
  onExport: (format: 'markdown' | 'json') => Promise<void>;
}

/** Number of own prompts, and the actions for all of them. */
export function OwnToolbar({ prompts, strings, onStart, onExport }: OwnToolbarProps) {
  return (
    <div className={`mb-6 flex flex-wrap items-center gap-3 ${prompts ? '' : 'invisible'}`}>
      <p className="w-full lg:mr-auto lg:w-auto">
        {fill(strings.count, { count: prompts?.length ?? 0, max: MAX_OWN_PROMPTS })}
      </p>
      <Button size="small" variant="ink" onClick={() => onStart({ do: 'write', copied: null })}>
        {strings.add}
      </Button>
      <Button size="small" variant="line" onClick={() => onStart({ do: 'import' })}>
        {strings.import}
      </Button>
      {prompts?.length !== 0 && (
        <>
          <Button size="small" variant="line" onClick={() => void onExport('markdown')}>
            {strings.exportMarkdown}
          </Button>
          <Button size="small" variant="line" onClick={() => void onExport('json')}>
            {strings.exportJson}
          </Button>
        </>
      )}
    </div>
  );
}
