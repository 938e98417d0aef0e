import { Lazy } from '@/components/ui/Lazy';
import { fill } from '@/i18n/fill';
import type { RunPoint } from '#shared/api/brand-figures.ts';
import { ANSWER_MODES, type AnswerMode } from '#shared/entities/answer-mode.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { MIN_TREND_RUNS } from '#shared/figure-limits.ts';
import { Fold } from '@/components/members/Fold';
import type { CheckerTexts } from '../strings';

interface RunByRunProps extends CheckerTexts {
  campaign: BrandCampaign;
  runs: readonly RunPoint[];
}

/** The runs with answers of a measure. */
function measuredRuns(runs: readonly RunPoint[], mode: AnswerMode): number {
  return runs.filter(({ modes }) => (modes[mode]?.n ?? 0) > 0).length;
}

/** Both measures run by run; with too few runs only their number. */
export function RunByRun({ campaign, runs, locale, strings }: RunByRunProps) {
  const { weeks } = strings.figures;
  const modes = ANSWER_MODES.filter((mode) => measuredRuns(runs, mode) >= MIN_TREND_RUNS);
  return (
    <Fold
      heading={weeks.heading}
      fact={fill(weeks.fact, { count: runs.length })}
      aside={modes.length > 0 && weeks.aside}
    >
      {modes.length === 0 ? (
        <p className="py-3 text-base text-soft">
          {fill(weeks.tooFew, { count: runs.length, needed: MIN_TREND_RUNS })}
        </p>
      ) : (
        <Lazy load={() => import('./Weeks')}>
          {({ Weeks }) => (
            <div className="mt-5 grid gap-x-16 gap-y-10 lg:grid-cols-2">
              {modes.map((mode) => (
                <Weeks
                  key={mode}
                  mode={mode}
                  runs={runs}
                  stats={campaign.stats}
                  locale={locale}
                  strings={strings}
                />
              ))}
            </div>
          )}
        </Lazy>
      )}
    </Fold>
  );
}
