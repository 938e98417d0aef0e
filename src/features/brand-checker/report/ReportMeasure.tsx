import { RunUpChart } from '@/components/charts/RunUpChart';
import { RunUpMultiples } from '@/components/charts/RunUpMultiples';
import { sortedUpward } from '@/components/charts/share-bars';
import { fill } from '@/i18n/fill';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import { BRAND_PLATFORMS, brandPlatformIds } from '#shared/entities/brand-platform.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { namesIn } from '#shared/rules/report-period.ts';
import { searchRefusal } from '#shared/rules/search-platforms.ts';
import { shareBars } from '../figures/overview-figures';
import type { CheckerTexts } from '../strings';

interface ReportMeasureProps extends CheckerTexts {
  mode: AnswerMode;
  counted: CountedCampaign;
}

/** Whom the answers of one measure name, in all and by platform. */
export function ReportMeasure({ mode, counted, locale, strings }: ReportMeasureProps) {
  const t = strings.report.measures;
  const texts = { locale, strings: strings.charts };
  const { n, names } = namesIn(counted, mode);
  const bars = shareBars(n, names);
  const multiples = brandPlatformIds.map((id) => {
    const { name } = BRAND_PLATFORMS[id];
    const of = namesIn(counted, mode, id);
    if (of.n > 0) return { name, bars: shareBars(of.n, of.names) };
    const isRefused = mode === 'search' && searchRefusal(id) !== null;
    return { name, notMeasured: isRefused ? t.refused : t.notAsked };
  });
  return (
    <>
      <RunUpChart {...texts} bars={bars} label={t[mode]} />
      <div className="mt-6 break-inside-avoid border-t border-line pt-4">
        <RunUpMultiples
          {...texts}
          multiples={multiples}
          order={sortedUpward(bars).map(({ name }) => name)}
          label={fill(t.byPlatform, { heading: t[mode] })}
        />
      </div>
    </>
  );
}
