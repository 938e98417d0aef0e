import { useState } from 'react';
import { VariableForm } from '@/components/members/VariableForm';
import { Dialog } from '@/components/ui/Dialog';
import type { Dictionary } from '@/i18n/dictionaries';
import type { PromptWithCategory } from '#shared/entities/prompt.ts';
import { fillVariables, promptVariables } from '#shared/rules/prompt-variables.ts';
import { PromptActions } from './PromptActions';
import { TagList } from './TagList';

interface PromptDialogProps {
  /** Null while the dialog is closed. */
  prompt: PromptWithCategory | null;
  strings: Pick<Dictionary, 'promptLibrary' | 'members'>;
  onClose: () => void;
}

/**
 * The whole prompt with a form for its blanks. What was filled in is kept while the page is open:
 * the next prompt asks for the same product and audience.
 */
export function PromptDialog({ prompt, strings, onClose }: PromptDialogProps) {
  const { promptLibrary: t, members } = strings;
  const [values, setValues] = useState<Record<string, string>>({});
  const names = prompt ? promptVariables(prompt.content) : [];
  const text = prompt ? fillVariables(prompt.content, values) : '';
  return (
    <Dialog
      size="reading"
      open={prompt !== null}
      onClose={onClose}
      title={prompt?.title ?? ''}
      closeLabel={members.close}
    >
      {prompt && (
        <>
          <p className="mb-3 text-base text-soft">{prompt.description ?? t.noDescription}</p>
          <TagList tags={prompt.tags} label={t.tags} />
          <pre
            // A region that scrolls must be reachable by keyboard.
            role="region"
            aria-label={t.promptText}
            tabIndex={0}
            className="max-h-[30vh] overflow-y-auto rounded-sm border border-line bg-paper p-4 font-sans text-base break-words whitespace-pre-wrap sm:max-h-[45vh]"
          >
            {text}
          </pre>
          {names.length > 0 && (
            <VariableForm
              names={names}
              values={values}
              preview={null}
              strings={t.variables}
              onType={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
            />
          )}
          <div className="sticky bottom-0 mt-4 bg-raised py-3">
            <PromptActions prompt={prompt} text={text} strings={t} />
          </div>
        </>
      )}
    </Dialog>
  );
}
