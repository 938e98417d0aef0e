import { useStore } from '@nanostores/react';
import { useMemo, type ReactNode } from 'react';
import { AskAbout } from '@/components/members/support/AskAbout';
import { RetryAlert } from '@/components/members/RetryAlert';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Spinner } from '@/components/ui/Spinner';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';
import type { SupportContext } from '#shared/entities/support-thread.ts';
import type { IndexedPrompt } from '#shared/rules/prompt-library.ts';
import { ownPromptId } from '#shared/rules/prompt-lists.ts';
import { ownLanguage } from '../own-prompts/own-language';
import type { OwnActions } from '../own-prompts/own-task';
import { ownDetails } from '../own-prompts/own-store';
import { promptStore } from '../prompts-store';
import { PromptForm } from './PromptForm';
import { SaveStatus } from './SaveStatus';
import { SkillExport } from './SkillExport';
import { TagList } from './TagList';
import { useSavedValues } from './use-saved-values';

type Strings = Pick<Dictionary, 'promptLibrary' | 'members'>;

interface PromptDialogProps {
  uid: string;
  /** Null while the dialog is closed. */
  prompt: PromptEntry | null;
  /** The whole library, for the related prompts. */
  prompts: readonly IndexedPrompt[];
  strings: Strings;
  locale: Locale;
  own: OwnActions;
  onView: (prompt: PromptEntry) => void;
  onClose: () => void;
}

/** A prompt's text and the form for its variables; the account stores their values. */
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
      titleLang={prompt ? ownLanguage(prompt) : undefined}
      closeLabel={members.close}
    >
      {prompt && (
        <>
          <PromptHead prompt={prompt} strings={t} own={own} />
          <Details key={prompt.id} {...props} prompt={prompt} />
          <AskAbout label={t.askUs} context={contextOf(prompt)} />
        </>
      )}
    </Dialog>
  );
}

/** What a message about the prompt brings along. */
function contextOf({ id, title }: PromptEntry): SupportContext {
  const own = ownPromptId(id);
  return own === null ? { kind: 'prompt', id, title } : { kind: 'own-prompt', id: own, title };
}

type DetailsProps = PromptDialogProps & { prompt: PromptEntry };

/** The text of a prompt: loaded for the library, already in the page for own prompts. */
function Details(props: DetailsProps) {
  const { id } = props.prompt;
  const own = ownDetails(id);
  if (own) return <SavedForm {...props} details={own} />;
  return (
    <FetchedDetails id={id} strings={props.strings}>
      {(details) => <SavedForm {...props} details={details} />}
    </FetchedDetails>
  );
}

/** The form of a prompt with the stored values. */
function SavedForm(props: DetailsProps & { details: PromptDetails }) {
  const { uid, prompt, details, prompts, strings, locale, own, onView } = props;
  const { values, state, change, retry } = useSavedValues(uid, prompt.id);
  return (
    <PromptForm
      prompt={prompt}
      details={details}
      prompts={prompts}
      values={values}
      note={<SaveStatus state={state} strings={strings.promptLibrary.kept} onRetry={retry} />}
      actions={
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="line" size="small" onClick={() => own.onDuplicate({ prompt, details })}>
            {own.strings.duplicate}
          </Button>
          <SkillExport prompt={prompt} details={details} strings={strings.promptLibrary} />
        </div>
      }
      strings={strings.promptLibrary}
      locale={locale}
      onFill={change}
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
      {description !== null && (
        <p lang={ownLanguage(prompt)} className="mb-3 text-base text-soft">
          {description}
        </p>
      )}
      <TagList tags={prompt.tags} label={strings.tags} />
    </>
  );
}

interface FetchedDetailsProps {
  id: string;
  strings: Strings;
  children: (details: PromptDetails) => ReactNode;
}

/** Fetches the text of a library prompt, which its card does not have. */
function FetchedDetails({ id, strings, children }: FetchedDetailsProps) {
  const { promptLibrary: t, members } = strings;
  const $prompt = useMemo(() => promptStore(id), [id]);
  const { data, error } = useStore($prompt);
  if (data) return children(data);
  if (error !== undefined) {
    return (
      <RetryAlert
        text={t.promptFailed}
        retry={members.retry}
        className="py-8"
        onRetry={() => $prompt.invalidate()}
      />
    );
  }
  return (
    <div role="status" className="grid min-h-[40vh] place-items-center">
      <Spinner />
      <span className="sr-only">{t.loadingPrompt}</span>
    </div>
  );
}
