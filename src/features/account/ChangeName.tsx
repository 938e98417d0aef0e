import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Field } from '@/components/ui/Field';
import { showToast } from '@/components/ui/toast';
import { useForm } from '@/components/ui/use-form';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Me } from '@/lib/session/membership';
import { MAX_LINE_LENGTH } from '#shared/limits.ts';
import { changeName } from './store';

interface ChangeNameProps {
  profile: Pick<Me['profile'], 'first_name' | 'last_name'>;
  strings: Dictionary['account']['name'];
  closeLabel: string;
}

/** The button and the dialog in which a member changes their name (product 8.12). */
export function ChangeName({ profile, strings, closeLabel }: ChangeNameProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" size="small" className="mt-4" onClick={() => setOpen(true)}>
        {strings.action}
      </Button>
      <Dialog open={isOpen} onClose={close} title={strings.title} closeLabel={closeLabel}>
        <NameForm profile={profile} strings={strings} onClose={close} />
      </Dialog>
    </>
  );
}

const NAMES = ['firstName', 'lastName'] as const;

interface NameFormProps extends Omit<ChangeNameProps, 'closeLabel'> {
  onClose: () => void;
}

function NameForm({ profile, strings, onClose }: NameFormProps) {
  const { problems, outcome, isSending, formProps } = useForm({
    check: (data) =>
      Object.fromEntries(
        NAMES.filter((name) => textIn(data, name) === '').map((name) => [name, strings.missing]),
      ),
    send: async (data) => {
      try {
        await changeName(textIn(data, 'firstName'), textIn(data, 'lastName'));
        showToast(strings.done, 'good');
        onClose();
        return null;
      } catch (error) {
        console.error('Name:', error);
        return strings.failed;
      }
    },
  });
  const known = { firstName: profile.first_name, lastName: profile.last_name };
  return (
    <form {...formProps} aria-busy={isSending}>
      <div className="grid gap-5 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Field
            key={name}
            name={name}
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            defaultValue={known[name] ?? ''}
            maxLength={MAX_LINE_LENGTH}
            required
            label={strings[name]}
            error={problems[name]}
          />
        ))}
      </div>
      <p role="alert" className="min-h-8 pt-2 text-base text-signal-ink">
        {!isSending && outcome}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" variant="signal" disabled={isSending}>
          {isSending ? strings.pending : strings.confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {strings.dismiss}
        </Button>
      </div>
    </form>
  );
}

function textIn(data: FormData, name: string): string {
  const text = data.get(name);
  return typeof text === 'string' ? text.trim() : '';
}
