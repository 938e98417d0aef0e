import { fill } from '@/i18n/fill';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import { facet, questionHash } from '#shared/rules/answer-facets.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { FacetLink } from '../drawer/OpenLinks';
import { RelativeTime } from '../RelativeTime';
import type { CheckerTexts } from '../strings';
import type { RecentQuestion } from './recent-questions';

interface RecentTestsProps extends CheckerTexts {
  questions: readonly RecentQuestion[];
}

/** The newest tests, one line for each question (product 21.7). */
export function RecentTests({ questions, locale, strings }: RecentTestsProps) {
  const { charts, figures } = strings;
  return (
    <ul className="divide-y divide-line">
      {questions.map(({ campaignId, prompt, created_at, platforms, modes }) => (
        <li
          key={`${campaignId}/${prompt}`}
          className="flex items-start justify-between gap-4 py-3 text-base"
        >
          <div className="min-w-0">
            <FacetLink
              scope={{ campaign: campaignId }}
              facet={facet.question(questionHash(prompt))}
              className="hover:underline"
            >
              <span lang={textLanguage(prompt)} className="line-clamp-2 wrap-anywhere">
                {prompt}
              </span>
            </FacetLink>
            <p className="text-[0.875rem] text-soft">
              <RelativeTime instant={created_at} locale={locale} strings={strings} /> ·{' '}
              {platforms.map((id) => BRAND_PLATFORMS[id].name).join(', ')}
            </p>
          </div>
          <ul className="shrink-0 text-right tabular-nums">
            {modes.map(({ mode, k, n }) => (
              <li key={mode}>
                <FacetLink
                  facet={facet.question(questionHash(prompt), mode)}
                  scope={{ campaign: campaignId }}
                  className="hover:underline"
                >
                  {fill(charts.ofAnswers, { k, n })}
                </FacetLink>{' '}
                <span className="text-[0.875rem] text-soft">{figures.glance[mode]}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
