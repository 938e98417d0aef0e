import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { OwnPrompt, OwnPromptFields } from '#shared/entities/own-prompt.ts';
import { cleanOwnPrompt, ownPromptProblems } from '#shared/rules/own-prompts.ts';
import { OwnConflict } from './OwnConflict';
import { OwnVariables } from './OwnVariables';
import { fieldProblemTexts } from './problem-texts';
import { useOwnDraft } from './use-own-draft';
import { useOwnSaving } from './use-own-saving';

interface OwnEditorProps {
  uid: string;
  /** Session storage key of the draft. */
  draft: string;
  /** The prompt to change; null for a new one. */
  edited: OwnPrompt | null;
  start: OwnPromptFields;
  strings: Dictionary['ownPrompts'];
  onClose: () => void;
  onSaved: (note: string) => void;
}

/** The form of an own prompt. Its draft is kept in session storage until it is saved. */
export function OwnEditor(props: OwnEditorProps) {
  const { uid, draft, edited, start, strings, onClose, onSaved } = props;
  const t = strings.editor;
  const form = useRef<HTMLFormElement>(null);
  const { typed, change, isRestored, discard, forget } = useOwnDraft(uid, draft, start);
  const [problems, setProblems] = useState<ReturnType<typeof fieldProblemTexts>>({});
  const saving = useOwnSaving(edited, strings, (title) => {
    forget();
    onSaved(fill(strings.done.saved, { title }));
  });

  const fields = (): OwnPromptFields | null => {
    const cleaned = cleanOwnPrompt(typed.fields());
    const found = fieldProblemTexts(ownPromptProblems(cleaned), strings);
    // Renders the error before the field is focused, so that screen readers announce both.
    flushSync(() => setProblems(found));
    const [first] = Object.keys(found);
    if (first === undefined) return cleaned;
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return null;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cleaned = fields();
    if (cleaned) void saving.save(cleaned);
  };
  const optional = (field: string) => fill(t.optional, { field });

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {isRestored && (
        <p role="status" className="text-[0.9375rem]">
          {t.restored}{' '}
          <button type="button" className="link min-h-6" onClick={discard}>
            {t.discard}
          </button>
        </p>
      )}
      {/* Only switches off what is in it: no group that would need a name. */}
      <fieldset role="none" disabled={saving.isSaving} className="grid gap-4">
        <Field
          name="title"
          className="scroll-mt-12"
          label={t.fields.title}
          required
          autoComplete="off"
          value={typed.title}
          error={problems.title}
          onChange={({ target }: { target: { value: string } }) => change({ title: target.value })}
        />
        <Field
          name="description"
          className="scroll-mt-12"
          label={optional(t.fields.description)}
          autoComplete="off"
          value={typed.description}
          error={problems.description}
          onChange={({ target }: { target: { value: string } }) =>
            change({ description: target.value })
          }
        />
        <Field
          name="tags"
          className="scroll-mt-12"
          label={optional(t.fields.tags)}
          hint={t.tagsHint}
          autoComplete="off"
          value={typed.tags}
          error={problems.tags}
          onChange={({ target }: { target: { value: string } }) => change({ tags: target.value })}
        />
        <Field
          as="textarea"
          name="content"
          className="scroll-mt-12"
          rows={12}
          label={t.fields.content}
          hint={t.contentHint}
          required
          value={typed.content}
          error={problems.content}
          onChange={({ target }: { target: { value: string } }) =>
            change({ content: target.value })
          }
        />
        <OwnVariables
          content={typed.content}
          described={typed.variables}
          error={problems.variables}
          strings={t.blanks}
          onDescribe={(variable) =>
            change({ variables: { ...typed.variables, [variable.name]: variable } })
          }
        />
      </fieldset>
      {saving.conflict && (
        <OwnConflict
          newer={saving.conflict.newer}
          strings={strings}
          onReplace={() => {
            const cleaned = fields();
            if (cleaned) void saving.replaceNewer(cleaned);
          }}
          onSaveAsNew={() => {
            const cleaned = fields();
            if (cleaned) void saving.saveAsNew(cleaned);
          }}
          onTakeNewer={() => {
            forget();
            onClose();
          }}
        />
      )}
      <p role="alert" className="font-medium text-signal-ink empty:hidden">
        {saving.problem}
      </p>
      <div className="sticky bottom-0 flex flex-wrap gap-3 bg-raised py-3">
        <Button type="submit" variant="ink" disabled={saving.isSaving}>
          {saving.isSaving ? t.saving : t.save}
        </Button>
        <Button variant="line" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
