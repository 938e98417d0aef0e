import { fill } from '@/i18n/fill';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { AskedQuestion } from '#shared/rules/asked-answers.ts';
import { askedLine } from '../asked-line';
import type { CheckerStrings } from '../strings';
import type { Shortage } from './shortage';

interface AskLineProps {
  modes: readonly AnswerMode[];
  question: AskedQuestion;
  shortage: Shortage | null;
  strings: CheckerStrings['asking'];
}

/** What a question takes, before it is asked; and what is missing when it takes too much. */
export function AskLine({ modes, question, shortage, strings }: AskLineProps) {
  return (
    <div className="space-y-1 text-[0.9375rem] text-soft" role="status">
      <p>{askedLine(modes, question, strings, false)}.</p>
      {shortage && <p>{fill(strings[shortage.text], { ...shortage.numbers })}</p>}
    </div>
  );
}
