import type { Membership } from '@/lib/session/membership';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Statistics } from '#shared/entities/activity.ts';

interface StatisticsListProps {
  membership: Membership;
  strings: Dictionary['dashboard']['statistics'];
}

const ORDER = [
  'toolsUsed',
  'promptsCreated',
  'videosWatched',
  'communityRank',
  'totalPrompts',
] as const satisfies readonly (keyof Statistics)[];

/** The member's statistics; dashes until they are loaded, so that nothing moves. */
export function StatisticsList({ membership, strings }: StatisticsListProps) {
  const statistics = membership.state === 'ready' ? membership.me.statistics : null;
  return (
    <section aria-busy={membership.state === 'loading'}>
      <h2 className="mb-4 text-heading">{strings.heading}</h2>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-5">
        {ORDER.map((name) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end border-b border-line py-3 last:col-span-2 sm:last:col-span-1"
          >
            <dt className="text-sm text-soft">{strings[name]}</dt>
            <dd className="text-heading font-semibold tabular-nums">
              {shownNumber(statistics, name)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A rank of 0 means that there is none. */
function shownNumber(statistics: Statistics | null, name: keyof Statistics): number | string {
  if (statistics === null || (name === 'communityRank' && statistics[name] === 0)) return '–';
  return statistics[name];
}
