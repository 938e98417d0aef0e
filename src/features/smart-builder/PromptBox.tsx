import { useEffect, useId, useState } from 'react';
import { VariableForm } from '@/components/members/VariableForm';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import type { Locale } from '@/i18n/locales';
import type { BuilderState } from './builder-state';
import { SavedNote } from './SavedNote';
import type { SmartBuilderStrings } from './strings';
import type { PromptCopy } from './use-prompt-copy';
import type { PromptSaving } from './use-prompt-saving';

interface PromptBoxProps {
  text: string;
  isEdited: boolean;
  /** Whether there is anything that Clear would take away. */
  canLose: boolean;
  undo: BuilderState['undo'];
  copying: PromptCopy;
  /** Null for free members, who keep no prompts of their own. */
  saving: PromptSaving | null;
  locale: Locale;
  strings: SmartBuilderStrings;
  onEdit: (text: string) => void;
  onFollow: () => void;
  onClear: () => void;
  onUndo: () => void;
}

/** The editable prompt with Copy, Save and Clear (product 17.6, 17.10). */
export function PromptBox(props: PromptBoxProps) {
  const { text, isEdited, canLose, undo, copying, saving, locale, strings } = props;
  const { onEdit, onFollow, onClear, onUndo } = props;
  const { prompt: words } = strings;
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    copying.forget();
    onClear();
  };
  const { box, names, values, filled, isCopied, hasFailed } = copying;

  // Scrolls the box into view after an example was used, because the examples are far from it.
  useEffect(() => {
    if (undo?.reason === 'exampleUsed') box.current?.focus();
  }, [undo, box]);

  return (
    <section className="rounded-md border border-line bg-raised p-5">
      <label htmlFor={id} className="block text-heading font-semibold">
        {words.heading}
        <span className="sr-only">: {words.label}</span>
      </label>
      <textarea
        ref={box}
        id={id}
        className="field mt-3 field-sizing-content max-h-96 min-h-48"
        value={text}
        placeholder={words.placeholder}
        onChange={(event) => onEdit(event.target.value)}
      />
      {isEdited && (
        <p className="mt-2 text-[0.9375rem] text-soft">
          {words.edited}{' '}
          <button type="button" className="link text-ink" onClick={onFollow}>
            {words.follow}
          </button>
        </p>
      )}
      {names.length > 0 && (
        <VariableForm
          variables={names.map((name) => ({ name }))}
          values={values}
          preview={filled === text ? null : filled}
          strings={strings.variables}
          onType={copying.fillIn}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="signal"
          className="grow"
          disabled={copying.isEmpty}
          onClick={copying.copyPrompt}
        >
          {isCopied ? words.copied : words.copy}
        </Button>
        {saving && (
          <Button
            variant="line"
            disabled={saving.isEmpty || saving.last?.state === 'saving'}
            onClick={saving.savePrompt}
          >
            {saving.last?.state === 'saving' ? strings.save.saving : strings.save.action}
          </Button>
        )}
        <Button variant="line" onClick={() => (canLose ? setAsking(true) : clear())}>
          {words.clear}
        </Button>
        <ConfirmDialog
          question={isAsking ? words.clearing : null}
          cancel={words.keep}
          closeLabel={words.keep}
          onCancel={() => setAsking(false)}
          onConfirm={clear}
        />
      </div>
      <div role="status" className="mt-3 min-h-6 text-[0.9375rem]">
        {isCopied && <span className="sr-only">{words.copied}</span>}
        {hasFailed && words.copyFailed}
        {undo && !hasFailed && (
          <>
            {undo.reason !== 'followed' && words[undo.reason]}{' '}
            <button type="button" className="link" onClick={onUndo}>
              {words.undo}
            </button>
          </>
        )}
      </div>
      {saving && <SavedNote last={saving.last} locale={locale} strings={strings.save} />}
    </section>
  );
}
