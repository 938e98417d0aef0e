import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CheckerTexts } from '../strings';
import { dayAndTime, figureChange, scheduleNotes, weekdayName } from './schedule-texts';

/** A campaign's schedule, the figures of its last run, and notices for the member. */
export function ScheduleFacts({
  campaign,
  locale,
  strings,
}: CheckerTexts & { campaign: BrandCampaign }) {
  const { schedule, current_run: current, last_run: last } = campaign;
  const { schedule: words } = strings;
  const tag = LOCALE_TAGS[locale];
  if (schedule === null && last === null) return null;
  const facts: [string, string][] = [];
  if (schedule) {
    const { every, weekday, next_run_at: next } = schedule;
    const rhythm =
      every === 'daily'
        ? words.rhythms.daily
        : fill(words.weeklyOn, { day: weekdayName(weekday, tag) });
    facts.push([words.runs, rhythm]);
    const isOn = next !== null && campaign.status === 'active';
    const when = isOn
      ? dayAndTime(next, words, tag)
      : next === null
        ? words.noNext
        : words.inactive;
    facts.push([words.next, when]);
  }
  if (current) {
    const { planned, settled, waits_for: waitsFor } = current;
    const progress = fill(words.progress, { settled, planned });
    facts.push([words.current, waitsFor ? `${progress} ${words.waits[waitsFor]}` : progress]);
  }
  if (last) {
    const { answers, planned, closed_at: at, report } = last;
    facts.push([
      words.last,
      fill(words.outcome, { at: dayAndTime(at, words, tag), answers, planned }),
    ]);
    if (answers > 0) facts.push([words.found, figureChange(report, words, tag)]);
  }
  const notes = scheduleNotes(campaign, words, tag);
  return (
    <div className="mt-4 border-t border-line pt-3">
      <dl className="grid grid-cols-[8.5rem_1fr] gap-x-4 gap-y-1 text-base">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <ul
          aria-label={fill(words.notes, { name: campaign.name })}
          className="mt-3 space-y-1 border-l-4 border-signal bg-wash px-4 py-2.5 text-base"
        >
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
