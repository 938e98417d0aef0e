import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Field } from '@/components/ui/Field';
import { showToast } from '@/components/ui/toast';
import { useForm } from '@/components/ui/use-form';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Me } from '@/lib/session/membership';
import { MAX_LINE_LENGTH } from '#shared/limits.ts';
import { fieldText } from '#shared/rules/form-fields.ts';
import { FormFoot } from './FormFoot';
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
        NAMES.filter((name) => fieldText(data, name) === '').map((name) => [name, strings.missing]),
      ),
    send: async (data) => {
      try {
        await changeName(fieldText(data, 'firstName'), fieldText(data, 'lastName'));
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
      <FormFoot
        problem={outcome}
        isPending={isSending}
        texts={strings}
        dismiss={strings.dismiss}
        onDismiss={onClose}
      />
    </form>
  );
}
