import { Fold } from '@/components/members/Fold';
import { fill } from '@/i18n/fill';
import type { Membership } from '@/lib/session/membership';
import { firstSteps } from '../next-steps';
import type { OverviewTexts } from '../texts';
import { activityRows, numbersInWords } from './activity-text';
import { FirstSteps } from './FirstSteps';

interface RecentActivityProps extends Pick<OverviewTexts, 'locale' | 'strings'> {
  membership: Membership;
  premium: boolean;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What the member did last, in words, and their numbers; the first steps before that (product 7.5). */
export function RecentActivity(props: RecentActivityProps) {
  const { membership, premium, locale, strings, now } = props;
  const { dashboard } = strings;
  const { activity: t, firstSteps: steps } = dashboard;
  if (membership.state !== 'ready') {
    return (
      <Fold heading={t.heading} fact={'\u00a0'}>
        {/* As high as five entries, or as a free member's first steps, which take more lines beside
            the second column. */}
        <p
          className={`pt-3 text-base text-soft ${premium ? 'min-h-60' : 'min-h-[11.1875rem] lg:min-h-[14.1875rem]'}`}
        >
          {membership.state === 'failed' && t.failed}
        </p>
      </Fold>
    );
  }
  const { me } = membership;
  const rows = activityRows(me.activity, { dashboard, locale, now });
  const [newest] = rows;
  const numbers = numbersInWords(me.statistics, { dashboard, locale });
  const line = numbers !== null && <p className="mt-3 text-sm text-soft">{numbers}</p>;
  if (newest === undefined) {
    const all = firstSteps(me, premium);
    const done = all.filter(({ isDone }) => isDone).length;
    return (
      <Fold heading={steps.heading} fact={fill(steps.fact, { done, total: all.length })}>
        <FirstSteps steps={all} locale={locale} strings={dashboard} />
        {line}
      </Fold>
    );
  }
  return (
    <Fold heading={t.heading} fact={fill(t.fact, { when: newest.when, text: newest.text })}>
      <ul className="divide-y divide-line border-b border-line text-base">
        {rows.map(({ key, text, when }) => (
          <li key={key} className="flex min-h-11 items-center justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <span className="shrink-0 text-sm text-soft">{when}</span>
          </li>
        ))}
      </ul>
      {line}
    </Fold>
  );
}
