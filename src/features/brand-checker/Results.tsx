import { resultEntries, type ResultEntry } from '#shared/rules/brand-batches.ts';
import type { CheckerData } from './checker-state';
import { BatchResult } from './BatchResult';
import type { CheckerTexts } from './strings';
import { SingleResult } from './SingleResult';

const keyOf = (entry: ResultEntry) => (entry.kind === 'batch' ? entry.batch_id : entry.test.id);

/** The newest results, those of one call as one entry (product 21.6). */
export function Results({ data, locale, strings }: CheckerTexts & { data: CheckerData }) {
  const entries = resultEntries(data.tests);
  const campaignOf = (id: string) => data.campaigns.find((campaign) => campaign.id === id) ?? null;
  if (entries.length === 0) return <p className="text-soft">{strings.results.empty}</p>;
  return (
    <ol>
      {entries.map((entry, index) => {
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
  );
}
