import { useState } from 'react';
import { Select } from '@/components/ui/Select';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import {
  BRAND_PLATFORMS,
  brandPlatformIds,
  type BrandPlatformId,
} from '#shared/entities/brand-platform.ts';
import type { CompetitorStats } from '#shared/entities/competitor-stats.ts';
import { shownMode } from '#shared/rules/campaign-stats.ts';
import type { CheckerTexts } from '../strings';
import { answersByDay, competitorSeries } from './compare-series';
import { SeriesView } from './SeriesView';

interface CompareCompetitorsProps extends CheckerTexts {
  campaign: Pick<BrandCampaign, 'brand_name' | 'competitors' | 'stats'>;
  competitors: CompetitorStats;
  isPrint?: boolean;
}

/** The share of answers that name the brand and its competitors over time. */
export function CompareCompetitors(props: CompareCompetitorsProps) {
  const { campaign, competitors, isPrint = false, locale, strings } = props;
  const [platform, setPlatform] = useState<BrandPlatformId | null>(null);
  const { compare } = strings.insights;
  const mode = shownMode(campaign.stats);
  const number = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  const series = competitorSeries({
    brand: campaign.brand_name,
    stats: campaign.stats,
    competitors,
    mode,
    platform,
  });
  const answers = answersByDay(campaign.stats, mode, platform);
  if (competitors.names.length === 0) {
    const hasOwn = campaign.competitors.length > 0;
    return <p className="text-soft">{hasOwn ? compare.notCounted : compare.noCompetitors}</p>;
  }
  const choice = (
    <Select
      size="small"
      label={compare.platform}
      choices={[
        { value: '', label: compare.allPlatforms },
        ...brandPlatformIds.map((id) => ({ value: id, label: BRAND_PLATFORMS[id].name })),
      ]}
      value={platform ?? ''}
      onChoose={(chosen) => setPlatform(chosen || null)}
    />
  );
  return (
    <SeriesView
      locale={locale}
      strings={strings}
      title={compare.perAnswer}
      unit={compare.perAnswer}
      series={series}
      top={1}
      format={(value) => number.format(value)}
      answersOn={(day) => answers.get(day) ?? 0}
      controls={isPrint ? null : choice}
      isPrint={isPrint}
    />
  );
}
