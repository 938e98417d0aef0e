import { useState } from 'react';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import { shownMode } from '#shared/rules/campaign-stats.ts';
import type { CheckerTexts } from '../strings';
import { answersByDay, platformSeries } from './compare-series';
import { METRICS, type Metric } from './metrics';
import { MetricSelect } from './MetricSelect';
import { SeriesView } from './SeriesView';

interface ComparePlatformsProps extends CheckerTexts {
  stats: CampaignStats;
  isPrint?: boolean;
}

/** A metric of the brand over time, one line for each platform. */
export function ComparePlatforms(props: ComparePlatformsProps) {
  const { stats, isPrint = false, locale, strings } = props;
  const [metric, setMetric] = useState<Metric>('mentionRate');
  const { analysis, insights } = strings;
  const mode = shownMode(stats);
  const { top, isShare } = METRICS[metric];
  const number = new Intl.NumberFormat(LOCALE_TAGS[locale], isShare ? { style: 'percent' } : {});
  const answers = answersByDay(stats, mode, null);
  const choice = <MetricSelect metric={metric} strings={analysis} onChange={setMetric} />;
  return (
    <SeriesView
      locale={locale}
      strings={strings}
      title={`${insights.compare.platforms}: ${analysis.metrics[metric]}`}
      unit={isPrint ? analysis.metrics[metric] : undefined}
      series={platformSeries(stats, mode, metric)}
      top={top}
      isScore={!isShare}
      format={(value) => number.format(value)}
      answersOn={(day) => answers.get(day) ?? 0}
      controls={isPrint ? null : choice}
      isPrint={isPrint}
    />
  );
}
