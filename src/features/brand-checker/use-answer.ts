import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { $answers, loadAnswer } from './answers';

interface AnswerState {
  /** Null until it is loaded. */
  full: PromptTest | null;
  hasFailed: boolean;
  /** Loads it, unless it is here or on its way. */
  load: () => void;
}

/** A test with its answer, which is loaded when somebody wants to read it. */
export function useAnswer(id: string): AnswerState {
  const full = useStore($answers).get(id) ?? null;
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = () => {
    if (full !== null || state === 'loading') return;
    setState('loading');
    loadAnswer(id).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return { full, hasFailed: state === 'failed', load };
}
