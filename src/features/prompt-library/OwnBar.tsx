import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { downloadText } from '@/lib/download';
import type { OwnPrompt } from '#shared/entities/own-prompt.ts';
import { MAX_OWN_PROMPTS } from '#shared/limits.ts';
import { EMPTY_OWN_PROMPT } from '#shared/rules/own-prompts.ts';
import type { OwnTask } from './own-task';

interface OwnBarProps {
  prompts: readonly OwnPrompt[];
  strings: Dictionary['ownPrompts'];
  onStart: (task: OwnTask) => Promise<void>;
}

/** How many own prompts there are, and what can be done with all of them. */
export function OwnBar({ prompts, strings, onStart }: OwnBarProps) {
  const { name, heading } = strings.file;
  const exportMarkdown = async () => {
    const { writeMarkdown } = await import('#shared/rules/own-prompts-markdown.ts');
    downloadText(`${name}.md`, writeMarkdown(prompts, heading), 'text/markdown');
  };
  const exportJson = async () => {
    const { writeJson } = await import('#shared/rules/own-prompts-json.ts');
    downloadText(`${name}.json`, writeJson(prompts), 'application/json');
  };
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <p className="mr-auto">
        {fill(strings.count, { count: prompts.length, max: MAX_OWN_PROMPTS })}
      </p>
      <Button
        size="small"
        variant="ink"
        onClick={() => void onStart({ do: 'write', from: 'new', start: EMPTY_OWN_PROMPT })}
      >
        {strings.add}
      </Button>
      <Button size="small" variant="line" onClick={() => void onStart({ do: 'import' })}>
        {strings.import}
      </Button>
      {prompts.length > 0 && (
        <>
          <Button size="small" variant="quiet" onClick={() => void exportMarkdown()}>
            {strings.exportMarkdown}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void exportJson()}>
            {strings.exportJson}
          </Button>
        </>
      )}
    </div>
  );
}
