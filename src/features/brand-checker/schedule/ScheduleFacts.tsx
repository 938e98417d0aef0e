import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { ALL_ANSWERS } from '#shared/rules/answer-facets.ts';
import { askedLine } from '../asked-line';
import { FacetLink } from '../drawer/OpenLinks';
import { Filled } from '@/components/members/Filled';
import type { CheckerTexts } from '../strings';
import { dayAndTime, figureChange, runModes, scheduleNotes, weekdayName } from './schedule-texts';

/** A campaign's schedule, the figures of its last run, and notices for the member. */
export function ScheduleFacts({
  campaign,
  locale,
  strings,
}: CheckerTexts & { campaign: BrandCampaign }) {
  const { schedule, current_run: current, last_run: last } = campaign;
  const { schedule: words, asking } = strings;
  const tag = LOCALE_TAGS[locale];
  const inBerlin = (at: string) => fill(asking.schedule.berlin, { time: dayAndTime(at, tag) });
  if (schedule === null && last === null) return null;
  const facts: [string, ReactNode][] = [];
  if (schedule) {
    const { every, weekday, next_run_at: next } = schedule;
    const rhythm =
      every === 'daily'
        ? words.rhythms.daily
        : fill(words.weeklyOn, { day: weekdayName(weekday, tag) });
    facts.push([words.runs, rhythm]);
    const question = { ...schedule, prompts: schedule.prompts.length };
    facts.push([asking.schedule.asks, askedLine(runModes(schedule), question, asking, true)]);
    const isOn = next !== null && campaign.status === 'active';
    const when = isOn ? inBerlin(next) : next === null ? words.noNext : words.inactive;
    facts.push([words.next, when]);
  }
  if (current) {
    const { planned, settled, waits_for: waitsFor } = current;
    const progress = fill(words.progress, { settled, planned });
    facts.push([words.current, waitsFor ? `${progress} ${words.waits[waitsFor]}` : progress]);
  }
  if (last) {
    const { answers, planned, due_at: due, closed_at: at, report } = last;
    const days = { from: due.slice(0, 10), to: at.slice(0, 10) };
    const opened = (
      <FacetLink facet={ALL_ANSWERS} scope={{ campaign: campaign.id, ...days }} className="link">
        {answers}
      </FacetLink>
    );
    const values = { at: inBerlin(at), answers: answers === 0 ? '0' : opened, planned };
    facts.push([words.last, <Filled key={at} text={words.outcome} values={values} />]);
    if (answers > 0)
      facts.push([words.found, figureChange(report, words, strings.figures.weeks.trend, tag)]);
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
