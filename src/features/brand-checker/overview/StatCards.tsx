import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { ANSWER_MODES, type AnswerMode } from '#shared/entities/answer-mode.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import { summaryOf, type AnswerSummary } from '#shared/rules/brand-analytics.ts';
import { countOf, totalOf } from '#shared/rules/campaign-stats.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { FacetLink } from '../drawer/OpenLinks';
import { EVER } from '../drawer/place';
import type { CheckerTexts } from '../strings';
import { openTab } from '../tabs';

interface StatCardsProps extends CheckerTexts {
  campaigns: number;
  activeCampaigns: number;
  /** Of all campaigns. */
  stats: CampaignStats;
}

/** Of all campaigns, since the first answer. */
const ALL = { of: 'all', from: EVER } as const;

interface StatCardProps {
  label: string;
  children: ReactNode;
}

/** A number with its label; use it in a `dl`. */
function StatCard({ label, children }: StatCardProps) {
  return (
    <div className="border-line py-3 pr-4 lg:border-l lg:pl-5 lg:first:border-l-0 lg:first:pl-0">
      <dt className="text-[0.9375rem] text-soft">{label}</dt>
      <dd className="mt-1 flex flex-wrap gap-x-4 text-block font-semibold tabular-nums">
        {children}
      </dd>
    </div>
  );
}

/** The four stat cards (product 21.7), with both measures side by side. */
export function StatCards({ campaigns, activeCampaigns, stats, locale, strings }: StatCardsProps) {
  const { stats: labels } = strings.overview;
  const { glance } = strings.figures;
  const number = new Intl.NumberFormat(LOCALE_TAGS[locale]);
  const opened = (name: string, value: number | null) =>
    value === null ? (
      '–'
    ) : (
      <FacetLink facet={name} scope={ALL} className="hover:underline">
        {number.format(value)}
      </FacetLink>
    );
  const both = (
    facetOf: (mode: AnswerMode) => string,
    value: (summary: AnswerSummary) => number | null,
  ) =>
    ANSWER_MODES.map((mode) => (
      <span key={mode} className="whitespace-nowrap">
        {opened(facetOf(mode), value(summaryOf(totalOf(stats.days, mode))))}{' '}
        <small className="text-[0.9375rem] font-normal tracking-normal text-soft">
          {glance[mode]}
        </small>
      </span>
    ));
  const branded = ANSWER_MODES.map((mode) => ({
    mode,
    count: countOf(totalOf(stats.branded, mode), 'tests'),
  })).filter(({ count }) => count > 0);
  return (
    <dl className="grid grid-cols-1 xs:grid-cols-2 lg:grid-cols-4">
      <StatCard label={labels.activeCampaigns}>
        <span>
          <button type="button" className="hover:underline" onClick={() => openTab('campaigns')}>
            {number.format(activeCampaigns)}
          </button>{' '}
          <small className="text-[0.9375rem] font-normal tracking-normal text-soft">
            {fill(glance.of, { count: campaigns })}
          </small>
        </span>
      </StatCard>
      <StatCard label={labels.totalMentions}>
        {both(facet.named, ({ mentions }) => mentions)}
      </StatCard>
      <StatCard label={labels.averageSentiment}>
        {both(facet.scored, ({ avgSentiment }) => avgSentiment)}
      </StatCard>
      <StatCard label={labels.totalTests}>
        {both(facet.asked, ({ tests }) => tests)}
        {branded.map(({ mode, count }) => (
          <FacetLink
            key={mode}
            facet={facet.branded(mode)}
            scope={ALL}
            className="link w-full text-[0.9375rem] font-normal tracking-normal text-soft"
          >
            {fill(glance.branded[mode], { count })}
          </FacetLink>
        ))}
      </StatCard>
    </dl>
  );
}
