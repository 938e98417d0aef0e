import { useEffect, useState, type ReactNode } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Spinner } from '@/components/ui/Spinner';
import type { Dictionary } from '@/i18n/dictionaries';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';
import type { IndexedPrompt } from '#shared/rules/prompt-library.ts';
import { PromptWorkbench } from './PromptWorkbench';
import { loadPrompt } from './store';
import { TagList } from './TagList';

type Strings = Pick<Dictionary, 'promptLibrary' | 'members'>;

interface PromptDialogProps {
  /** Null while the dialog is closed. */
  prompt: PromptEntry | null;
  /** The whole library, for the prompts that go with this one. */
  prompts: readonly IndexedPrompt[];
  strings: Strings;
  onView: (prompt: PromptEntry) => void;
  onClose: () => void;
}

type Loaded =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; details: PromptDetails };

/**
 * A prompt whole, with a form for its variables. What was filled in is kept for each prompt while the
 * page is open.
 */
export function PromptDialog({ prompt, prompts, strings, onView, onClose }: PromptDialogProps) {
  const { promptLibrary: t, members } = strings;
  const [values, setValues] = useState<Record<string, Record<string, string>>>({});
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
          <PromptHead prompt={prompt} strings={t} />
          <WholePrompt key={prompt.id} id={prompt.id} strings={strings}>
            {(details) => (
              <PromptWorkbench
                prompt={prompt}
                details={details}
                prompts={prompts}
                values={values[prompt.id] ?? {}}
                strings={t}
                onFill={(filled) => setValues((old) => ({ ...old, [prompt.id]: filled }))}
                onView={onView}
              />
            )}
          </WholePrompt>
        </>
      )}
    </Dialog>
  );
}

function PromptHead({
  prompt,
  strings,
}: {
  prompt: PromptEntry;
  strings: Strings['promptLibrary'];
}) {
  const { category_name, length, model } = prompt;
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-2">
        <Badge>{category_name ?? strings.uncategorized}</Badge>
        {length && <Badge>{strings.lengths[length]}</Badge>}
        {model && <Badge>{strings.models[model]}</Badge>}
      </p>
      <p className="mb-3 text-base text-soft">{prompt.description ?? strings.noDescription}</p>
      <TagList tags={prompt.tags} label={strings.tags} />
    </>
  );
}

interface WholePromptProps {
  id: string;
  strings: Strings;
  children: (details: PromptDetails) => ReactNode;
}

/** Fetches what the card does not hold, and meanwhile says so. */
function WholePrompt({ id, strings, children }: WholePromptProps) {
  const { promptLibrary: t, members } = strings;
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempts, setAttempts] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Loaded) => {
      if (isCurrent) setLoaded(next);
    };
    loadPrompt(id).then(
      (details) => show({ state: 'ready', details }),
      (error: unknown) => {
        console.error('The prompt could not be loaded', error);
        show({ state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempts]);

  if (loaded.state === 'ready') return children(loaded.details);
  if (loaded.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 py-8">
        {t.promptFailed}
        <Button
          variant="line"
          size="small"
          onClick={() => {
            setLoaded({ state: 'loading' });
            setAttempts((count) => count + 1);
          }}
        >
          {members.retry}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="grid min-h-[40vh] place-items-center">
      <Spinner />
      <span className="sr-only">{t.loadingPrompt}</span>
    </div>
  );
}
