import { BRAND_PLATFORMS, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { QuestionChange, RunAlert, RunProblem } from '#shared/entities/campaign-schedule.ts';
import { wilson } from '#shared/rules/shares.ts';
import { fill } from '#src/i18n/fill.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { rangeTexts } from './brand-run-figures.ts';
import { MAIL_TEXTS } from './compose.ts';

type Words = (typeof MAIL_TEXTS)['en']['brandRun'];

/** What got worse, in one sentence. */
export function alertLine(alert: RunAlert, brand: string, words: Words): string {
  const basis = words.basis[alert.held ? 'held' : 'clear'];
  if (alert.kind === 'passed') {
    return fill(words.alertPassed, { competitor: alert.competitor, brand, basis });
  }
  if (alert.platform === null) return fill(words.alertOut, { brand, basis });
  return fill(words.alertOutOn, { brand, platform: nameOf(alert.platform), basis });
}

/** Why answers are missing, in one sentence. */
export function problemLine({ reason, platforms }: RunProblem, words: Words, tag: string): string {
  const names = new Intl.ListFormat(tag).format(platforms.map(nameOf));
  return fill(words.reasons[reason], { platforms: names });
}

function nameOf(platform: BrandPlatformId): string {
  return BRAND_PLATFORMS[platform].name;
}

/** Which question changed, for whom, from what to what, with ranges. */
export function questionLine(change: QuestionChange, brand: string, locale: Locale): string {
  const { brandRun: words } = MAIL_TEXTS[locale];
  const { now, before, held } = change;
  const range = ({ k, n }: QuestionChange['now']) =>
    rangeTexts(wilson(k, n) ?? { low: 0, high: 1 }, locale);
  const [is, was] = [range(now), range(before)];
  return fill(change.change === 'more' ? words.questionMore : words.questionLess, {
    question: change.prompt,
    name: change.competitor ?? brand,
    k: now.k,
    n: now.n,
    ...is,
    wasK: before.k,
    wasN: before.n,
    wasLow: was.low,
    wasHigh: was.high,
    basis: words.basisLine[held ? 'held' : 'clear'],
  });
}
