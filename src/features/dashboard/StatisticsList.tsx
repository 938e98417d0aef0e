import type { Membership } from '@/lib/session/membership';
import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Statistics } from '#shared/entities/activity.ts';

interface StatisticsListProps {
  membership: Membership;
  strings: Dictionary['dashboard']['statistics'];
  retry: { text: string; action: string; onRetry: () => void };
}

const ORDER = [
  'toolsUsed',
  'promptsCreated',
  'videosWatched',
  'communityRank',
  'totalPrompts',
] as const satisfies readonly (keyof Statistics)[];

/** The member's numbers; dashes until they are there, so that nothing moves. */
export function StatisticsList({ membership, strings, retry }: StatisticsListProps) {
  const statistics = membership.state === 'ready' ? membership.me.statistics : null;
  return (
    <section aria-busy={membership.state === 'loading'}>
      <h2 className="mb-4 text-heading">{strings.heading}</h2>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-5">
        {ORDER.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end border-b border-line py-3">
            <dt className="text-sm text-soft">{strings[name]}</dt>
            <dd className="text-heading font-semibold tabular-nums">
              {statistics ? statistics[name] : '–'}
            </dd>
          </div>
        ))}
      </dl>
      {membership.state === 'failed' && (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-4 text-base">
          {retry.text}
          <Button size="small" variant="line" onClick={retry.onRetry}>
            {retry.action}
          </Button>
        </p>
      )}
    </section>
  );
}
