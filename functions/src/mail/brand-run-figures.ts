import type { CountedShare, RunFigures, RunReport } from '#shared/entities/campaign-schedule.ts';
import { share } from '#shared/rules/shares.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { MAIL_TEXTS } from './compose.ts';

/** The figures of a run as labels and values, with those of the run before and what the change proves. */
export function comparedFacts(
  { now, before, change }: RunReport,
  brand: string,
  locale: Locale,
): [string, string][] {
  const { brandRun: words } = MAIL_TEXTS[locale];
  const earlier = before === null ? [] : figureLines(before, brand, locale);
  const [named, ...others] = figureLines(now, brand, locale).map(
    ([label, value], index): [string, string] => {
      const then = earlier[index]?.[1];
      return [label, then === undefined ? value : fill(words.compared, { value, then })];
    },
  );
  if (named === undefined) return [];
  if (before === null) return [named, ...others];
  const basis = words.basis[change?.held ? 'held' : 'clear'];
  const proved = words.changed[change?.change ?? 'chance'];
  return [named, [words.change, fill(proved, { basis })], ...others];
}

function figureLines(figures: RunFigures, brand: string, locale: Locale): [string, string][] {
  const { brandRun: words } = MAIL_TEXTS[locale];
  const { answers, mentioned, share_of_voice, sentiment, scored, critical } = figures;
  const percent = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  const named = shareText(words.share, { k: mentioned, n: answers }, locale);
  const tone = sentiment === null ? words.none : fill(words.score, { score: sentiment, n: scored });
  return [
    [fill(words.answers, { brand }), named ?? words.none],
    [words.shareOfVoice, share_of_voice === null ? words.none : percent.format(share_of_voice)],
    [words.sentiment, tone],
    [words.critical, String(critical)],
  ];
}

/** A share in words with its range ("34 to 51%"); null without answers. */
export function shareText(text: string, { k, n }: CountedShare, locale: Locale): string | null {
  const counted = share(k, n);
  if (counted === null) return null;
  const percent = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  return fill(text, { k, n, share: percent.format(counted.value), ...rangeTexts(counted, locale) });
}

/** Both ends of a range: the lower without its sign. */
export function rangeTexts(
  { low, high }: { low: number; high: number },
  locale: Locale,
): { low: string; high: string } {
  const percent = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  return { low: String(Math.round(low * 100)), high: percent.format(high) };
}
