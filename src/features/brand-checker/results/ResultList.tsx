import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import {
  RESULT_ENTRIES_STEP,
  resultEntries,
  type ResultEntry,
} from '#shared/rules/brand-batches.ts';
import type { CheckerData } from '../server-state';
import { $older, loadOlderTests } from '../store';
import type { CheckerTexts } from '../strings';
import { BatchResult } from './BatchResult';
import { SingleResult } from './SingleResult';

const keyOf = (entry: ResultEntry) => (entry.kind === 'batch' ? entry.batch_id : entry.test.id);

interface ResultListProps extends CheckerTexts {
  data: CheckerData;
  /** Nothing is loaded for somebody who does not look. */
  isVisible: boolean;
}

/** The newest results, those of one call as one entry (product 21.6), and older ones step by step. */
export function ResultList({ data, isVisible, locale, strings }: ResultListProps) {
  const [wanted, setWanted] = useState(RESULT_ENTRIES_STEP);
  const older = useStore($older);
  const entries = resultEntries(data.tests);
  const hasOlder = data.nextCursor !== null;
  const isShort = entries.length < wanted && hasOlder;
  const { results } = strings;
  const campaignOf = (id: string) => data.campaigns.find((campaign) => campaign.id === id) ?? null;

  useEffect(() => {
    if (isVisible && isShort && older === 'idle') void loadOlderTests();
  }, [isVisible, isShort, older]);

  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | null>(null);
  const shown = Math.min(entries.length, wanted);
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    // The button may be gone with the last of them.
    list.current?.children[firstNew.current]?.querySelector('summary')?.focus();
    firstNew.current = null;
  }, [shown]);

  const showMore = () => {
    firstNew.current = shown;
    if (isShort) void loadOlderTests();
    else setWanted(wanted + RESULT_ENTRIES_STEP);
  };
  if (entries.length === 0) return <p className="text-soft">{results.empty}</p>;
  return (
    <>
      <ol ref={list}>
        {entries.slice(0, wanted).map((entry, index) => {
          const shared = { locale, strings, campaignOf, isNewest: index === 0 };
          return (
            <li key={keyOf(entry)} className="border-b border-line first:border-t">
              {entry.kind === 'batch' ? (
                <BatchResult {...shared} batch={entry} />
              ) : (
                <SingleResult {...shared} test={entry.test} />
              )}
            </li>
          );
        })}
      </ol>
      {(hasOlder || entries.length > wanted) && (
        <Button
          variant="line"
          className="mt-6"
          aria-disabled={older === 'loading' || undefined}
          onClick={showMore}
        >
          {older === 'loading' ? results.loadingMore : results.more}
        </Button>
      )}
    </>
  );
}
