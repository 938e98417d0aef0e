import { Badge } from '@/components/ui/Badge';
import type { Dictionary } from '@/i18n/dictionaries';
import type { OwnPromptFields } from '#shared/entities/own-prompt.ts';
import { planImport } from '#shared/rules/own-prompts.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { planText } from './problem-texts';

interface ImportPreviewProps {
  prompts: readonly OwnPromptFields[];
  existing: readonly OwnPromptFields[];
  strings: Dictionary['ownPrompts']['importer'];
}

/** Which prompts of a file are new, and which exist already. */
export function ImportPreview({ prompts, existing, strings }: ImportPreviewProps) {
  const { added, duplicates } = planImport(existing, prompts);
  const known = new Set(duplicates);
  const titles = new Set(existing.map(({ title }) => title));
  const kindOf = (prompt: OwnPromptFields) => {
    if (known.has(prompt)) return strings.known;
    return titles.has(prompt.title) ? strings.sameTitle : strings.fresh;
  };
  return (
    <>
      <p className="font-medium">{planText(added.length, duplicates.length, strings)}</p>
      <div
        // A region that scrolls must be reachable by keyboard.
        role="region"
        aria-label={strings.list}
        tabIndex={0}
        className="mt-3 max-h-64 overflow-y-auto rounded-sm border border-line p-3"
      >
        <ul className="grid gap-2">
          {prompts.map((prompt, index) => (
            <li key={index} className="flex flex-wrap items-start justify-between gap-2">
              <span lang={textLanguage(prompt.content)} className="min-w-0">
                {prompt.title}
              </span>
              <Badge tone={known.has(prompt) ? 'neutral' : 'good'}>{kindOf(prompt)}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
