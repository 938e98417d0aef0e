import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { BrandQuota } from '#shared/api/brand-checker.ts';
import { answersLeft } from '../server-state';
import type { CheckerTexts } from '../strings';
import { useNow } from '../use-now';

/** The answers left today; when none are left, the time of the reset. */
export function Quota({ quota, locale, strings }: CheckerTexts & { quota: BrandQuota | null }) {
  const left = answersLeft(quota, useNow());
  if (!quota || left === null) return null;
  const { limit, resets_at } = quota;
  if (left > 0) {
    return (
      <p className="mt-1 mb-5 text-[0.9375rem] text-soft">
        {fill(strings.testing.quota, { left, limit })}
      </p>
    );
  }
  const time = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(resets_at));
  return (
    <p className="mt-4 mb-6 border-l-4 border-signal bg-wash px-5 py-3 text-base">
      {fill(strings.testing.quotaReached, { limit, time })}
    </p>
  );
}
