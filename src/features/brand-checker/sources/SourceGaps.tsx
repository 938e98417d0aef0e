import { GapMark } from '@/components/charts/GapMark';
import { rangeText } from '@/components/charts/share-text';
import { fill } from '@/i18n/fill';
import { facet } from '#shared/rules/answer-facets.ts';
import { share } from '#shared/rules/shares.ts';
import { FacetLink } from '../drawer/OpenLinks';
import type { SourceFigures } from '../figures/overview-figures';
import type { CheckerTexts } from '../strings';
import { KindMark } from './KindMark';

/** Sources with a gap that the overview has. */
const SHOWN = 5;

/** The sources that the brand could be on and is missing from, the largest gap first. */
export function SourceGaps({
  sources,
  locale,
  strings,
}: CheckerTexts & { sources: SourceFigures }) {
  const t = strings.sources;
  const gaps = sources.domains
    .filter(({ has_gap }) => has_gap)
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, SHOWN);
  if (gaps.length === 0) {
    return <p className="py-3 text-base text-soft">{sources.n === 0 ? t.none : t.noGap}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {gaps.map(({ domain, kind, cited, gap }) => {
        const counted = share(cited, sources.n);
        return (
          <li key={domain} className="flex items-start justify-between gap-4 py-2.5 text-base">
            <div className="min-w-0">
              <FacetLink facet={facet.cited(domain)} className="wrap-anywhere hover:underline">
                {domain}
              </FacetLink>
              <p className="flex flex-wrap items-center gap-x-1.5 text-[0.875rem] text-soft">
                <KindMark kind={kind} />
                {t.kinds[kind]},{' '}
                {fill(t.citedIn, {
                  k: cited,
                  n: sources.n,
                  range: counted ? rangeText(counted, locale) : '',
                })}
              </p>
            </div>
            <FacetLink
              facet={facet.gapOf(domain)}
              aria-label={fill(t.gapOf, { count: gap, domain })}
              className="group/gap shrink-0 text-right"
            >
              <span className="inline-flex items-end gap-1.5 group-hover/gap:underline">
                <GapMark />
                {gap}
              </span>
              <span className="block text-[0.875rem] text-soft">{t.withoutYou}</span>
            </FacetLink>
          </li>
        );
      })}
    </ul>
  );
}
