import { useState } from 'react';
import { SignInAgain } from '@/components/members/SignInAgain';
import { FormFoot } from './FormFoot';
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
      <FormFoot
        problem={problem}
        isPending={state === 'pending'}
        texts={sessions}
        dismiss={strings.dismiss}
        onDismiss={onClose}
        onConfirm={() => void end()}
      />
    </>
  );
}
