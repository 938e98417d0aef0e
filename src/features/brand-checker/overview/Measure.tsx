import { RunUpChart } from '@/components/charts/RunUpChart';
import { RunUpMultiples } from '@/components/charts/RunUpMultiples';
import { sortedUpward } from '@/components/charts/share-bars';
import { fill } from '@/i18n/fill';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import { BRAND_PLATFORMS, brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { searchRefusal } from '#shared/rules/search-platforms.ts';
import { FacetLink } from '../drawer/OpenLinks';
import { Filled } from '@/components/members/Filled';
import { shareBars, type OverviewFigures } from '../figures/overview-figures';
import type { CheckerTexts } from '../strings';

interface MeasureProps extends CheckerTexts {
  mode: AnswerMode;
  figures: OverviewFigures;
}

/** One of the two measures: whom the answers name, in all and by platform. */
export function Measure({ mode, figures, locale, strings }: MeasureProps) {
  const { measures } = strings.figures;
  const { heading, small, text, none } = measures[mode];
  const { n, names, platforms, unsearched, firstThree } = figures.modes[mode];
  const bars = shareBars(n, names);
  const charts = { locale, strings: strings.charts };
  const multiples = brandPlatformIds.map((id) => {
    const name = BRAND_PLATFORMS[id].name;
    const counted = platforms[id];
    if (mode === 'search' && searchRefusal(id) !== null && !counted) {
      return { name, notMeasured: measures.refused };
    }
    return counted
      ? { name, bars: shareBars(counted.n, counted.names) }
      : { name, notMeasured: measures.notAsked };
  });
  return (
    <section className="laid-out-in-view min-w-0 border-t-[1.5px] border-ink pt-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
        {heading} <small className="text-base font-normal tracking-normal text-soft">{small}</small>
      </h2>
      <p className="mt-1.5 text-base text-soft md:min-h-[4.5em]">{text}</p>
      {bars.length === 0 ? (
        <p className="mt-6 rounded-sm border border-dashed border-mid p-5 text-base text-soft">
          {none}
        </p>
      ) : (
        <>
          <RunUpChart {...charts} bars={bars} label={heading} />
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-base">
            {bars.map(({ name, own, k }) => (
              <FacetLink
                key={name}
                facet={own ? facet.named(mode) : facet.rival(mode, name)}
                className="link min-w-0 wrap-anywhere"
              >
                {fill(measures.read, { name, count: k })}
              </FacetLink>
            ))}
          </p>
          <div className="mt-6 border-t border-line pt-4">
            <RunUpMultiples
              {...charts}
              multiples={multiples}
              order={sortedUpward(bars).map(({ name }) => name)}
              label={fill(measures.byPlatform, { heading })}
            />
            <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-base">
              {brandPlatformIds.map((id) => {
                const count = platforms[id]?.n ?? 0;
                return (
                  count > 0 && (
                    <FacetLink key={id} facet={facet.asked(mode, id)} className="link">
                      {fill(measures.read, { name: BRAND_PLATFORMS[id].name, count })}
                    </FacetLink>
                  )
                );
              })}
            </p>
          </div>
          <p className="mt-3 text-base text-soft">
            <Filled
              text={measures.firstThree}
              values={{
                k: (
                  <FacetLink facet={facet.firstThree(mode)} className="link">
                    {firstThree.k}
                  </FacetLink>
                ),
                n: (
                  <FacetLink facet={facet.asked(mode)} className="link">
                    {firstThree.n}
                  </FacetLink>
                ),
              }}
            />{' '}
            {unsearched > 0 && (
              <Filled
                text={measures.unsearched}
                values={{
                  k: (
                    <FacetLink facet={facet.unsearched()} className="link">
                      {unsearched}
                    </FacetLink>
                  ),
                  n,
                }}
              />
            )}
          </p>
        </>
      )}
    </section>
  );
}
