import { useEffect, useState, type ReactNode } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Spinner } from '@/components/ui/Spinner';
import type { Dictionary } from '@/i18n/dictionaries';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';
import type { IndexedPrompt } from '#shared/rules/prompt-library.ts';
import { ownPromptId } from '#shared/rules/prompt-lists.ts';
import type { OwnActions } from '../own-prompts/own-task';
import { PromptWorkbench } from './PromptForm';
import { SaveNote } from './SaveStatus';
import { loadPrompt } from '../prompts-store';
import { TagList } from './TagList';
import { useKeptValues } from './use-saved-values';
import { fillIn, openValues, saveValues } from './values-store';

type Strings = Pick<Dictionary, 'promptLibrary' | 'members'>;

interface PromptDialogProps {
  uid: string;
  /** Null while the dialog is closed. */
  prompt: PromptEntry | null;
  /** The whole library, for the prompts that go with this one. */
  prompts: readonly IndexedPrompt[];
  strings: Strings;
  own: OwnActions;
  onView: (prompt: PromptEntry) => void;
  onClose: () => void;
}

type Loaded =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; details: PromptDetails };

/** A prompt whole, with a form for its variables. What is filled in is kept in the account. */
export function PromptDialog(props: PromptDialogProps) {
  const { prompt, strings, own, onClose } = props;
  const { promptLibrary: t, members } = strings;
  return (
    <Dialog
      size="reading"
      readFirst
      open={prompt !== null}
      onClose={onClose}
      title={prompt?.title ?? ''}
      closeLabel={members.close}
    >
      {prompt && (
        <>
          <PromptHead prompt={prompt} strings={t} own={own} />
          <WholePrompt key={prompt.id} id={prompt.id} strings={strings}>
            {(details) => <KeptWorkbench {...props} prompt={prompt} details={details} />}
          </WholePrompt>
        </>
      )}
    </Dialog>
  );
}

type KeptWorkbenchProps = PromptDialogProps & { prompt: PromptEntry; details: PromptDetails };

/** The workbench with what the member filled in before. */
function KeptWorkbench(props: KeptWorkbenchProps) {
  const { uid, prompt, details, prompts, strings, own, onView } = props;
  const { id } = prompt;
  const { values, state } = useKeptValues(uid, id);
  const retry = () => void (state === 'unread' ? openValues(uid, id) : saveValues(id));
  return (
    <PromptWorkbench
      prompt={prompt}
      details={details}
      prompts={prompts}
      values={values}
      note={<SaveNote state={state} strings={strings.promptLibrary.kept} onRetry={retry} />}
      actions={
        <Button
          variant="line"
          size="small"
          className="mt-4"
          onClick={() => own.onDuplicate({ prompt, details })}
        >
          {own.strings.duplicate}
        </Button>
      }
      strings={strings.promptLibrary}
      onFill={(filled) => fillIn(id, filled)}
      onView={onView}
    />
  );
}

interface PromptHeadProps {
  prompt: PromptEntry;
  strings: Strings['promptLibrary'];
  own: OwnActions;
}

function PromptHead({ prompt, strings, own }: PromptHeadProps) {
  const { id, category_name, length, model } = prompt;
  const isOwn = ownPromptId(id) !== null;
  const description = prompt.description ?? (isOwn ? null : strings.noDescription);
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-2">
        <Badge>{isOwn ? own.strings.badge : (category_name ?? strings.uncategorized)}</Badge>
        {length && <Badge>{strings.lengths[length]}</Badge>}
        {model && <Badge>{strings.models[model]}</Badge>}
      </p>
      {description !== null && <p className="mb-3 text-base text-soft">{description}</p>}
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
