import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { BrandQuota } from '#shared/api/brand-questions.ts';
import { answersLeft, searchesLeft } from '../server-state';
import type { CheckerTexts } from '../strings';
import { useNow } from '../use-now';

/** What is left: answers from memory today, or when there are new ones, and searches of the month. */
export function Quota({ quota, locale, strings }: CheckerTexts & { quota: BrandQuota | null }) {
  const now = useNow();
  const left = answersLeft(quota, now);
  const searches = searchesLeft(quota, now);
  if (!quota || left === null) return null;
  const { limit, resets_at } = quota;
  const time = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(resets_at));
  return (
    <>
      {left > 0 ? (
        <p className="mt-1 text-[0.9375rem] text-soft">
          {fill(strings.testing.quota, { left, limit })}
        </p>
      ) : (
        <p className="mt-4 border-l-4 border-signal bg-wash px-5 py-3 text-base">
          {fill(strings.testing.quotaReached, { limit, time })}
        </p>
      )}
      <p className="mt-1 mb-5 text-[0.9375rem] text-soft">
        {searches && fill(strings.asking.searchesLeft, { ...searches })}
      </p>
    </>
  );
}
