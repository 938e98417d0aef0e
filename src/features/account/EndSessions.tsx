import { useState } from 'react';
import { SignInAgain } from '@/components/members/SignInAgain';
import { Button } from '@/components/ui/Button';
import { endSessions, needsSignIn, problemOf, SECURITY_HASHES } from './security-calls';
import type { SecurityProps } from './Security';

/** Ends every session of the account (product 8.6). */
export function EndSessions({ locale, strings, onClose }: SecurityProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'again'>('idle');
  const [problem, setProblem] = useState('');
  const { sessions } = strings;

  const end = async () => {
    setState('pending');
    setProblem('');
    try {
      await endSessions(locale);
    } catch (error) {
      setState(needsSignIn(error) ? 'again' : 'idle');
      if (!needsSignIn(error)) setProblem(problemOf(error, strings.problems));
    }
  };

  if (state === 'again') {
    return (
      <SignInAgain
        locale={locale}
        strings={strings.again}
        hash={SECURITY_HASHES.sessions}
        onConfirmed={() => void end()}
        onDismiss={onClose}
      />
    );
  }
  return (
    <>
      <p className="text-soft">{sessions.text}</p>
      <p role="alert" className="min-h-8 pt-2 text-base text-signal-ink">
        {problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="signal" disabled={state === 'pending'} onClick={() => void end()}>
          {state === 'pending' ? sessions.pending : sessions.confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {strings.dismiss}
        </Button>
      </div>
    </>
  );
}
