import { Dialog } from '@/components/ui/Dialog';
import type { OwnPromptFields } from '#shared/entities/own-prompt.ts';
import { cleanOwnPrompt, EMPTY_OWN_PROMPT } from '#shared/rules/own-prompts.ts';
import { ImportForm } from './ImportForm';
import type { LibraryStrings } from '../browse/Library';
import { OwnEditor } from './OwnEditor';
import type { CopiedPrompt, OwnTask } from './own-task';
import { RemoveOwn } from './RemoveOwn';

interface OwnDialogsProps {
  uid: string;
  /** Null while no dialog is open. */
  task: OwnTask | null;
  strings: LibraryStrings;
  onClose: () => void;
  /**
   * @param note what was done
   * @param done the dialog's task, which may be closed by then
   */
  onFinish: (note: string, done: OwnTask | null) => void;
}

/** The dialogs of own prompts: write, change, delete, import. */
export function OwnDialogs({ uid, task, strings, onClose, onFinish }: OwnDialogsProps) {
  const { ownPrompts: t, members } = strings;
  const finish = (note: string) => onFinish(note, task);
  const titles = {
    edit: t.editor.edit,
    write: t.editor.add,
    remove: t.delete.title,
    import: t.importer.title,
  };
  return (
    <Dialog
      open={task !== null}
      onClose={onClose}
      size={task?.do === 'remove' ? 'decision' : 'reading'}
      title={task ? titles[task.do] : ''}
      closeLabel={members.close}
    >
      {task?.do === 'edit' && (
        <OwnEditor
          uid={uid}
          draft={task.prompt.id}
          edited={task.prompt}
          start={task.prompt}
          strings={t}
          onClose={onClose}
          onSaved={finish}
        />
      )}
      {task?.do === 'write' && (
        <OwnEditor
          uid={uid}
          draft={task.copied?.prompt.id ?? 'new'}
          edited={null}
          start={task.copied ? copyOf(task.copied) : EMPTY_OWN_PROMPT}
          strings={t}
          onClose={onClose}
          onSaved={finish}
        />
      )}
      {task?.do === 'remove' && (
        <RemoveOwn prompt={task.prompt} strings={t} onClose={onClose} onRemoved={finish} />
      )}
      {task?.do === 'import' && <ImportForm strings={t} onClose={onClose} onImported={finish} />}
    </Dialog>
  );
}

/** An own prompt from another prompt; the steps of a chain become one text. */
function copyOf({ prompt, details }: CopiedPrompt): OwnPromptFields {
  return cleanOwnPrompt({
    title: prompt.title,
    description: prompt.description ?? '',
    tags: prompt.tags,
    content: details.content,
    variables: details.variables ?? [],
  });
}
