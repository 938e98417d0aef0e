import { LOCALE_TAGS } from '@/i18n/locales';
import { relativeTime } from '#shared/rules/relative-time.ts';
import type { CheckerTexts } from './strings';
import { useNow } from './use-now';

/** A relative time (product 21.9) with the exact time as tooltip. */
export function RelativeTime({ instant, locale, strings }: CheckerTexts & { instant: string }) {
  const age = relativeTime(instant, new Date(useNow()));
  const tag = LOCALE_TAGS[locale];
  return (
    <time
      dateTime={instant}
      title={new Date(instant).toLocaleString(tag)}
      className="whitespace-nowrap"
    >
      {age.unit === 'now'
        ? strings.justNow
        : new Intl.RelativeTimeFormat(tag).format(-age.count, age.unit)}
    </time>
  );
}
