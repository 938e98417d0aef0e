import { LOCALE_TAGS } from '@/i18n/locales';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import type { BrandNames } from '#shared/rules/brand-names.ts';
import { latestExcerpts } from '#shared/rules/brand-report.ts';
import { Excerpt } from '../results/MarkedText';
import { SentimentBadge } from '../results/SentimentBadge';
import type { CheckerTexts } from '../strings';

interface ReportExcerptsProps extends CheckerTexts {
  tests: readonly TestSummary[];
  /** Maximum number of excerpts. */
  limit: number;
  names: BrandNames;
}

/** The words around the brand's name in the newest answers. */
export function ReportExcerpts({ tests, limit, names, locale, strings }: ReportExcerptsProps) {
  const date = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const excerpts = latestExcerpts(tests, limit);
  if (excerpts.length === 0) {
    return <p className="text-soft">{strings.report.excerpts.none}</p>;
  }
  return (
    <ul className="border-t border-line">
      {excerpts.map((test) => (
        <li key={test.id} className="break-inside-avoid border-b border-line py-3">
          <p className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
            <span className="font-medium">{BRAND_PLATFORMS[test.platform].name}</span>
            <span className="text-soft">{date.format(new Date(test.created_at))}</span>
            <SentimentBadge label={test.sentiment_label} strings={strings.sentiments} />
          </p>
          <Excerpt text={test.excerpt} names={names} />
        </li>
      ))}
    </ul>
  );
}
