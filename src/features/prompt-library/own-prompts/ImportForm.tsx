import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { Dictionary } from '@/i18n/dictionaries';
import { fillCount } from '@/i18n/fill';
import { ApiError } from '@/lib/api-client';
import type { OwnPrompt } from '#shared/entities/own-prompt.ts';
import type { FileContent } from '#shared/rules/own-prompt-file.ts';
import { planImport, roomProblem } from '#shared/rules/own-prompts.ts';
import { ImportPreview } from './ImportPreview';
import { importOwn, readOwn } from './own-store';
import { fileProblemText, roomProblemText } from './problem-texts';
import { readPromptFile } from './import-file';

interface ImportFormProps {
  strings: Dictionary['ownPrompts'];
  onClose: () => void;
  onImported: (note: string) => void;
}

type Chosen =
  | { state: 'none' | 'reading' | 'failed' }
  | { state: 'read'; content: FileContent; existing: readonly OwnPrompt[] };

/** Maximum number of problems shown. */
const SHOWN_PROBLEMS = 10;

/** Imports own prompts: chooses a file, previews it, and adds its prompts. */
export function ImportForm({ strings, onClose, onImported }: ImportFormProps) {
  const t = strings.importer;
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' });
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState('');
  const latest = useRef<File>(undefined);

  const choose = async (file: File | undefined) => {
    latest.current = file;
    // Ignores a file when another one was chosen while it was read.
    const show = (next: Chosen) => {
      if (latest.current === file) setChosen(next);
    };
    setProblem('');
    if (!file) {
      show({ state: 'none' });
      return;
    }
    show({ state: 'reading' });
    try {
      // Read again, because another tab may have added prompts.
      const [content, existing] = await Promise.all([readPromptFile(file), readOwn()]);
      show({ state: 'read', content, existing });
    } catch (error) {
      console.error('The file could not be compared', error);
      show({ state: 'failed' });
    }
  };

  const prompts = chosen.state === 'read' ? (chosen.content.prompts ?? []) : [];
  const existing = chosen.state === 'read' ? chosen.existing : [];
  const plan = planImport(existing, prompts);
  const room = roomProblem(existing, plan.added);
  const refusals = chosen.state === 'read' ? (chosen.content.problems ?? []) : [];
  const canAdd = plan.added.length > 0 && room === null;

  const add = async () => {
    setAdding(true);
    setProblem('');
    try {
      onImported(fillCount(strings.done.imported, await importOwn(plan.added)));
    } catch (error) {
      console.error('The prompts could not be imported', error);
      const isBusy = error instanceof ApiError && error.code === 'too-many-requests';
      setProblem(isBusy ? strings.editor.busy : t.failed);
      setAdding(false);
    }
  };

  return (
    <div className="grid gap-4">
      <Field
        type="file"
        className="file:mr-3 file:rounded-sm file:border file:border-line file:bg-raised file:px-3 file:py-1 file:font-sans file:text-base file:font-medium file:text-ink"
        accept=".json,application/json"
        label={t.file}
        hint={t.fileHint}
        onChange={({ target }: { target: { files: FileList | null } }) =>
          void choose(target.files?.[0])
        }
      />
      <div role="status" className="empty:sr-only">
        {chosen.state === 'reading' && t.reading}
        {prompts.length > 0 && <ImportPreview prompts={prompts} existing={existing} strings={t} />}
      </div>
      <div role="alert" className="grid gap-2 font-medium text-signal-ink empty:hidden">
        {chosen.state === 'failed' && strings.loadFailed}
        {refusals.length > 0 && (
          <>
            <p>{t.refused}</p>
            <ul className="list-disc pl-6 font-normal">
              {refusals.slice(0, SHOWN_PROBLEMS).map((each, index) => (
                <li key={index}>{fileProblemText(each, strings)}</li>
              ))}
              {refusals.length > SHOWN_PROBLEMS && (
                <li>{fillCount(t.more, refusals.length - SHOWN_PROBLEMS)}</li>
              )}
            </ul>
          </>
        )}
        {room && <p>{roomProblemText(room, strings)}</p>}
        {problem && <p>{problem}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {canAdd && (
          <Button variant="ink" disabled={isAdding} onClick={() => void add()}>
            {isAdding ? t.adding : fillCount(t.confirm, plan.added.length)}
          </Button>
        )}
        <Button variant="line" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
