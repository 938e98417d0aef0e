import { fill } from '@/i18n/fill';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { BRAND_PLATFORMS, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { RunAlert, RunProblem, RunReport } from '#shared/entities/campaign-schedule.ts';
import type { CheckerStrings } from './strings';

type Words = CheckerStrings['schedule'];

/** What the member has to know: why the schedule stopped, what did not answer, what changed for worse. */
export function scheduleNotes(
  { schedule, last_run: last, brand_name: brand }: BrandCampaign,
  words: Words,
  localeTag: string,
): string[] {
  const stopped = schedule?.stopped ?? null;
  const problems = (last?.problems ?? []).filter(({ reason }) => reason !== stopped?.reason);
  return [
    ...(stopped ? [`${problemText(stopped, words, localeTag)} ${words.stopped}`] : []),
    ...problems.map((problem) => problemText(problem, words, localeTag)),
    ...(last?.report.alerts ?? []).map((alert) => alertText(alert, brand, words)),
  ];
}

function problemText({ reason, platforms }: RunProblem, words: Words, localeTag: string): string {
  const names = new Intl.ListFormat(localeTag).format(platforms.map(nameOf));
  return fill(words.reasons[reason], { platforms: names });
}

function alertText(alert: RunAlert, brand: string, words: Words): string {
  if (alert.kind === 'passed') {
    return fill(words.alertPassed, { competitor: alert.competitor, brand });
  }
  if (alert.platform === null) return fill(words.alertOut, { brand });
  return fill(words.alertOutOn, { brand, platform: nameOf(alert.platform) });
}

function nameOf(platform: BrandPlatformId): string {
  return BRAND_PLATFORMS[platform].name;
}

/** The run's figures in a line, with those before it. */
export function figureChange({ now, before }: RunReport, words: Words, localeTag: string): string {
  const percent = new Intl.NumberFormat(localeTag, { style: 'percent' });
  const share = (value: number | null | undefined) =>
    value == null ? null : percent.format(value);
  const score = (value: number | null | undefined) => (value == null ? null : String(value));
  const change = (label: string, after: string | null, earlier: string | null): string | null => {
    if (after === null && earlier === null) return null;
    const value = after ?? words.none;
    return before === null
      ? `${label} ${value}`
      : fill(words.changed, { label, value, before: earlier ?? words.none });
  };
  return [
    change(words.mentions, String(now.mentions), before && String(before.mentions)),
    change(words.share, share(now.share_of_voice), share(before?.share_of_voice)),
    change(words.sentiment, score(now.sentiment), score(before?.sentiment)),
  ]
    .filter((part) => part !== null)
    .join('; ');
}
