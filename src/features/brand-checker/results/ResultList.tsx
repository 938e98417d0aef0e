import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '@/components/members/EmptyState';
import { Button } from '@/components/ui/Button';
import {
  RESULT_ENTRIES_STEP,
  resultEntries,
  type ResultEntry,
} from '#shared/rules/brand-batches.ts';
import type { CheckerData } from '../server-state';
import type { CheckerTexts } from '../strings';
import { $tab } from '../tabs';
import { $loadOlderTests } from './older-tests';
import { QuestionResult } from './QuestionResult';

const keyOf = (entry: ResultEntry) => (entry.kind === 'batch' ? entry.batch_id : entry.test.id);

interface ResultListProps extends CheckerTexts {
  data: CheckerData;
}

/**
 * The results, newest first; those of one call are one entry (product 21.6). Older ones load step
 * by step.
 */
export function ResultList({ data, locale, strings }: ResultListProps) {
  // Older tests are loaded only where they show.
  const isVisible = useStore($tab) === 'testing';
  const [limit, setLimit] = useState(RESULT_ENTRIES_STEP);
  const { mutate: loadOlder, loading: isLoading, error } = useStore($loadOlderTests);
  const entries = resultEntries(data.tests);
  const { nextCursor } = data;
  const hasOlder = nextCursor !== null;
  /** The cursor of the next page, while the list has too few entries. */
  const missing = entries.length < limit ? nextCursor : null;
  const { results } = strings;
  const campaignOf = (id: string) => data.campaigns.find((campaign) => campaign.id === id) ?? null;

  useEffect(() => {
    if (isVisible && missing !== null && !isLoading && !error) void loadOlder(missing);
  }, [isVisible, missing, isLoading, error, loadOlder]);

  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | null>(null);
  const shown = Math.min(entries.length, limit);
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    // Focuses the first new entry; the button may have disappeared.
    list.current?.children[firstNew.current]?.querySelector('summary')?.focus();
    firstNew.current = null;
  }, [shown]);

  const showMore = () => {
    firstNew.current = shown;
    if (missing !== null) void loadOlder(missing);
    else setLimit(limit + RESULT_ENTRIES_STEP);
  };
  if (entries.length === 0) {
    return data.hasTestsError ? null : <EmptyState text={results.empty} />;
  }
  return (
    <>
      <ol ref={list}>
        {entries.slice(0, limit).map((entry, index) => (
          <li key={keyOf(entry)} className="border-b border-line first:border-t">
            <QuestionResult
              entry={entry}
              campaignOf={campaignOf}
              isNewest={index === 0}
              locale={locale}
              strings={strings}
            />
          </li>
        ))}
      </ol>
      {(hasOlder || entries.length > limit) && (
        <Button
          variant="line"
          className="mt-6"
          aria-disabled={isLoading || undefined}
          onClick={showMore}
        >
          {isLoading ? results.loadingMore : results.more}
        </Button>
      )}
    </>
  );
}
