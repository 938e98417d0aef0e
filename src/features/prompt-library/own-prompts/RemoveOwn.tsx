import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { ApiError } from '@/lib/api-client';
import type { OwnPrompt } from '#shared/entities/own-prompt.ts';
import { $own, deleteOwn } from './own-store';

interface RemoveOwnProps {
  prompt: OwnPrompt;
  strings: Dictionary['ownPrompts'];
  onClose: () => void;
  onRemoved: (note: string) => void;
}

/** Confirms the deletion of an own prompt. */
export function RemoveOwn({ prompt, strings, onClose, onRemoved }: RemoveOwnProps) {
  const t = strings.delete;
  const { title } = prompt;
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteOwn(prompt);
      onRemoved(fill(strings.done.removed, { title }));
    } catch (error) {
      console.error('The own prompt could not be deleted', error);
      const isChanged = error instanceof ApiError && error.code === 'own-prompt-changed';
      setProblem(isChanged ? t.changed : t.failed);
      if (isChanged) $own.revalidate();
      setBusy(false);
    }
  };
  return (
    <>
      <p>{fill(t.text, { title })}</p>
      <p role="alert" className="mt-4 font-medium text-signal-ink empty:hidden">
        {problem}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="line" onClick={onClose}>
          {t.keep}
        </Button>
        <Button variant="ink" disabled={isBusy} onClick={() => void remove()}>
          {t.confirm}
        </Button>
      </div>
    </>
  );
}
