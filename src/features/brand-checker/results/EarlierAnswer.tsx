import { useState } from 'react';
import { createFetcherStore } from '@/lib/query';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { callChecker } from '../api';
import { Fetched } from '../Fetched';
import type { CheckerTexts } from '../strings';
import { loadAnswer } from './answers';

/** Loads the answer, the earlier one, and the component that compares them. */
async function loadBoth(id: string) {
  const [{ default: AnswerComparison }, { test: earlier }, test] = await Promise.all([
    import('./AnswerComparison'),
    callChecker({ action: 'earlier-answer', id }),
    loadAnswer(id),
  ]);
  return { AnswerComparison, earlier, test };
}

/** Opens a comparison with the earlier answer to the same prompt on the same platform. */
export function EarlierAnswer({
  test,
  locale,
  strings,
}: CheckerTexts & { test: Pick<PromptTest, 'id'> }) {
  const [$both] = useState(() =>
    createFetcherStore(['brand-checker/earlier-answer/', test.id], {
      fetcher: () => loadBoth(test.id),
    }),
  );
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
        <Fetched store={$both}>
          {({ AnswerComparison, earlier, test: full }) =>
            earlier ? (
              <AnswerComparison test={full} earlier={earlier} locale={locale} strings={strings} />
            ) : (
              <p className="text-soft">{change.none}</p>
            )
          }
        </Fetched>
      )}
    </details>
  );
}
