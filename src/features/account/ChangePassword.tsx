import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { showToast } from '@/components/ui/toast';
import type * as Password from './change-password';
import { ChangePasswordForm } from './ChangePasswordForm';
import { problemOf } from './security-calls';
import type { SecurityProps } from './Security';

interface ChangePasswordProps extends SecurityProps {
  /** Loads Firebase when the dialog opens. */
  load?: () => Promise<typeof Password>;
}

const loadPassword = () => import('./change-password');

/** Changes the password of an account that has one (product 8.7). */
export function ChangePassword({ strings, onClose, load = loadPassword }: ChangePasswordProps) {
  const [state, setState] = useState<'loading' | 'form' | 'none'>('loading');
  const [problem, setProblem] = useState('');
  const { password } = strings;

  useEffect(() => {
    load()
      .then(({ hasPassword }) => hasPassword())
      .then(
        (has) => setState(has ? 'form' : 'none'),
        (error: unknown) => setProblem(problemOf(error, strings.problems)),
      );
  }, [load, strings]);

  if (state === 'form') {
    return (
      <ChangePasswordForm
        strings={strings}
        load={load}
        onChanged={() => {
          onClose();
          showToast(password.done, 'good');
        }}
        onDismiss={onClose}
      />
    );
  }
  return (
    <>
      <p role="status" className="mb-6 text-soft">
        {state === 'none' ? password.none : problem === '' && password.loading}
      </p>
      <p role="alert" className="mb-6 text-base text-signal-ink empty:hidden">
        {problem}
      </p>
      <Button variant="quiet" onClick={onClose}>
        {strings.close}
      </Button>
    </>
  );
}
