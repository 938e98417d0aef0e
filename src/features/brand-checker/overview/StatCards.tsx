import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { CampaignAnalytics } from '#shared/rules/brand-analytics.ts';
import { SentimentScore } from '../results/SentimentScore';
import type { CheckerTexts } from '../strings';

interface StatCardsProps extends CheckerTexts {
  activeCampaigns: number;
  analytics: CampaignAnalytics;
}

interface StatCardProps {
  label: string;
  value: ReactNode;
}

/** A large number with its label; use it in a `dl`. */
function StatCard({ label, value }: StatCardProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid border-t-[1.5px] border-ink pt-4 pb-6">
      <dt className="text-base text-soft">{label}</dt>
      <dd>
        <span className="mt-2 block text-title font-semibold tabular-nums">{value}</span>
      </dd>
    </div>
  );
}

/** The four stat cards (product 21.7), and from four runs on what changed since the run before. */
export function StatCards({ activeCampaigns, analytics, locale, strings }: StatCardsProps) {
  const { stats } = strings.overview;
  const { tests, mentions, avgSentiment, trend } = analytics;
  const plain = new Intl.NumberFormat(LOCALE_TAGS[locale]);
  const percent = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  return (
    <section>
      <h2 className="sr-only">{stats.heading}</h2>
      <dl className="grid grid-cols-2 gap-x-6 lg:grid-cols-4">
        <StatCard label={stats.activeCampaigns} value={plain.format(activeCampaigns)} />
        <StatCard label={stats.totalMentions} value={plain.format(mentions)} />
        <StatCard
          label={stats.averageSentiment}
          value={
            avgSentiment === null ? (
              <span className="text-heading text-soft">{stats.noSentiment}</span>
            ) : (
              <SentimentScore score={avgSentiment} text="{score}" />
            )
          }
        />
        <StatCard label={stats.totalTests} value={plain.format(tests)} />
      </dl>
      {trend && (
        <p className="text-[0.9375rem] text-soft">
          {fill(strings.trend[trend.change], {
            now: percent.format(trend.now.value),
            before: percent.format(trend.before.value),
          })}
        </p>
      )}
    </section>
  );
}
