import { useState } from 'react';
import { Lazy } from '@/components/ui/Lazy';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { $answers, loadAnswer } from '../answers';
import { callChecker } from '../api';
import type { CheckerTexts } from '../strings';

/** The answer, the one before it, and what shows them beside each other. */
async function loadBoth(id: string) {
  const [{ default: AnswerComparison }, earlier] = await Promise.all([
    import('./AnswerComparison'),
    callChecker({ action: 'earlier-answer', id }),
    $answers.get().has(id) ? undefined : loadAnswer(id),
  ]);
  return { AnswerComparison, earlier: earlier.test, test: $answers.get().get(id) };
}

/** Opens an answer beside the one before to the same prompt on the same platform. */
export function EarlierAnswer({
  test,
  locale,
  strings,
}: CheckerTexts & { test: Pick<PromptTest, 'id'> }) {
  const [wasOpened, setOpened] = useState(false);
  const { change } = strings.insights;
  return (
    <details
      className="group/change"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        <span className="link">{change.open}</span>
        <span className="transition-transform group-open/change:rotate-90" aria-hidden="true">
          →
        </span>
      </summary>
      {wasOpened && (
        <Lazy load={() => loadBoth(test.id)}>
          {({ AnswerComparison, earlier, test: full }) =>
            full && earlier ? (
              <AnswerComparison test={full} earlier={earlier} locale={locale} strings={strings} />
            ) : (
              <p className="text-soft">{change.none}</p>
            )
          }
        </Lazy>
      )}
    </details>
  );
}
