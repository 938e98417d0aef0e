import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { VerdictIcon } from '../results/VerdictIcon';

/** A share from 0 to 1 as percentage; 0 is highlighted, so that it does not look like success. */
export function Percentage({ value, locale }: { value: number; locale: Locale }) {
  const text = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' }).format(value);
  if (value > 0) return text;
  return (
    <span className="text-caution inline-flex items-center gap-[0.4em]">
      <VerdictIcon verdict="not_mentioned" />
      {text}
    </span>
  );
}
