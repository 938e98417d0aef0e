import { useState } from 'react';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import { brandTimeline } from '#shared/rules/brand-timeline.ts';
import { shownMode } from '#shared/rules/campaign-stats.ts';
import type { CheckerTexts } from '../strings';
import { metricDays, METRICS, type Metric } from './metrics';
import { MetricSelect } from './MetricSelect';
import { SeriesView } from './SeriesView';

/** One metric day by day, as a chart or as a table. */
export function MetricOverTime({
  stats,
  locale,
  strings,
}: CheckerTexts & { stats: CampaignStats }) {
  const [metric, setMetric] = useState<Metric>('mentionRate');
  const { analysis } = strings;
  const days = metricDays(brandTimeline(stats, shownMode(stats)), metric);
  const name = analysis.metrics[metric];
  const { top, isShare } = METRICS[metric];
  const number = new Intl.NumberFormat(LOCALE_TAGS[locale], isShare ? { style: 'percent' } : {});

  return (
    <div className="mt-6">
      <SeriesView
        locale={locale}
        strings={strings}
        title={name}
        series={[{ name, kind: 'own', days }]}
        top={top}
        isScore={!isShare}
        format={(value) => number.format(value)}
        answersOn={(day) => days.find((each) => each.day === day)?.tests ?? 0}
        controls={<MetricSelect metric={metric} strings={analysis} onChange={setMetric} />}
      />
    </div>
  );
}
