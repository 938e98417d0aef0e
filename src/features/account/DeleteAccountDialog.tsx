import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { showToast } from '@/components/ui/toast';
import { signOutTo } from '@/lib/session/departure';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { DELETE_WORD, deleteAccount } from './store';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  locale: Locale;
  strings: Dictionary['account']['deletion'];
  closeLabel: string;
}

/** Deletes the account once DELETE is typed exactly (product 8.2, 8.4). */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { open, onClose, locale, strings, closeLabel } = props;
  const [typed, setTyped] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const fieldId = useId();
  const isExact = typed === DELETE_WORD;

  const close = () => {
    setTyped('');
    setWrong(false);
    onClose();
  };
  const remove = async () => {
    setDeleting(true);
    try {
      await deleteAccount();
      await signOutTo(localizedPath(ROUTES.home, locale), () => alert(strings.succeeded));
    } catch {
      showToast(strings.failed, 'error');
    } finally {
      setDeleting(false);
      close();
    }
  };
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isExact && !isDeleting) void remove();
  };
  // A disabled submit button swallows Enter, which is just when somebody needs to know why.
  const explain = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !isExact) setWrong(true);
  };

  return (
    <Dialog open={open} onClose={close} title={strings.title} closeLabel={closeLabel}>
      <form onSubmit={submit}>
        <p className="mb-6 text-soft">{strings.text}</p>
        <label htmlFor={fieldId} className="mb-1.5 block text-base font-medium">
          {fill(strings.label, { word: DELETE_WORD })}
        </label>
        <input
          id={fieldId}
          className="field"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          disabled={isDeleting}
          aria-invalid={isWrong}
          aria-describedby={`${fieldId}-problem`}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          onKeyDown={explain}
        />
        <p
          id={`${fieldId}-problem`}
          role="alert"
          className="min-h-8 pt-2 text-base text-signal-ink"
        >
          {isWrong && fill(strings.notExact, { word: DELETE_WORD })}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button type="submit" variant="signal" disabled={!isExact || isDeleting}>
            {isDeleting ? strings.pending : strings.confirm}
          </Button>
          <Button variant="quiet" disabled={isDeleting} onClick={close}>
            {strings.dismiss}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
