import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { CampaignAnalytics } from '#shared/rules/brand-analytics.ts';
import type { Trends } from '#shared/rules/brand-trends.ts';
import { SentimentScore } from '../results/SentimentScore';
import type { CheckerTexts } from '../strings';

interface StatCardsProps extends CheckerTexts {
  activeCampaigns: number;
  analytics: CampaignAnalytics;
}

interface StatCardProps {
  label: string;
  value: ReactNode;
  /** The difference between the newer and the older half of the tests. */
  trend?: ReactNode;
}

/** A large number with its label; use it in a `dl`. */
function StatCard({ label, value, trend }: StatCardProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid border-t-[1.5px] border-ink pt-4 pb-6">
      <dt className="text-base text-soft">{label}</dt>
      <dd>
        <span className="mt-2 block text-title font-semibold tabular-nums">{value}</span>
        {trend}
      </dd>
    </div>
  );
}

interface TrendProps {
  change: number | null;
  text: string;
  number: Intl.NumberFormat;
}

/** An arrow and the difference in words; null when there is no comparison. */
function Trend({ change, text, number }: TrendProps) {
  if (change === null) return null;
  const arrow = change === 0 ? '→' : change > 0 ? '↑' : '↓';
  return (
    <span className="mt-1 block text-[0.9375rem] text-soft tabular-nums">
      <span aria-hidden="true">{arrow} </span>
      {fill(text, { change: number.format(change) })}
    </span>
  );
}

/** The four stat cards with their trends (product 21.7). */
export function StatCards({ activeCampaigns, analytics, locale, strings }: StatCardsProps) {
  const { trends } = strings;
  const { stats } = strings.overview;
  const { tests, mentions, avgSentiment } = analytics;
  const plain = new Intl.NumberFormat(LOCALE_TAGS[locale]);
  const signed = new Intl.NumberFormat(LOCALE_TAGS[locale], { signDisplay: 'exceptZero' });
  const trend = (name: keyof Trends, text: string) => (
    <Trend change={analytics.trends[name]} text={text} number={signed} />
  );
  const canCompare = Object.values(analytics.trends).some((change) => change !== null);
  return (
    <section>
      <h2 className="sr-only">{stats.heading}</h2>
      <dl className="grid grid-cols-2 gap-x-6 lg:grid-cols-4">
        <StatCard label={stats.activeCampaigns} value={plain.format(activeCampaigns)} />
        <StatCard
          label={stats.totalMentions}
          value={plain.format(mentions)}
          trend={trend('mentionsTrend', trends.mentions)}
        />
        <StatCard
          label={stats.averageSentiment}
          value={
            avgSentiment === null ? (
              <span className="text-heading text-soft">{stats.noSentiment}</span>
            ) : (
              <SentimentScore score={avgSentiment} text="{score}" />
            )
          }
          trend={trend('sentimentTrend', trends.sentiment)}
        />
        <StatCard
          label={stats.totalTests}
          value={plain.format(tests)}
          trend={trend('totalTrend', trends.total)}
        />
      </dl>
      {canCompare && <p className="text-[0.9375rem] text-soft">{trends.hint}</p>}
    </section>
  );
}
