import { GapMark } from '@/components/charts/GapMark';
import { rangeText } from '@/components/charts/share-text';
import { fill } from '@/i18n/fill';
import type { SourceDomain } from '#shared/api/brand-figures.ts';
import { BRAND_PLATFORMS, brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { searchRefusal } from '#shared/rules/search-platforms.ts';
import { share } from '#shared/rules/shares.ts';
import { FacetLink } from '../drawer/OpenLinks';
import type { SourceFigures } from '../figures/overview-figures';
import type { CheckerTexts } from '../strings';
import { KindSelect } from './KindSelect';
import { sourceGroups } from './source-groups';

const PLATFORMS = brandPlatformIds.filter((id) => searchRefusal(id) === null);

const CELL = 'py-2.5 pr-4 align-top max-lg:py-0.5';
/** Below the table's width a row is a block, and each cell shows its column's name. */
const NAMED =
  'max-lg:before:mr-1.5 max-lg:before:text-soft max-lg:before:content-[attr(data-column)]';

/** Columns that would leave no room for a domain's name on a small laptop. */
const ROOMY = 'max-xl:hidden';

interface SourceTableProps extends CheckerTexts {
  campaignId: string;
  sources: SourceFigures;
}

/** The domains that search answers cite, with what the answers do that cite them. */
export function SourceTable({ campaignId, sources, locale, strings }: SourceTableProps) {
  const t = strings.sources;
  const columns = [
    t.domain,
    t.kind,
    fill(t.citedOf, { n: sources.n }),
    '',
    t.named,
    t.gap,
    t.nobody,
  ];
  const count = columns.length + PLATFORMS.length + 1;
  return (
    <table className="w-full text-left text-base tabular-nums max-lg:block">
      <caption className="sr-only">{t.caption}</caption>
      <thead className="text-[0.875rem] text-soft max-lg:sr-only">
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col" className={`font-normal ${CELL}`}>
              {column || <span className="sr-only">{t.split}</span>}
            </th>
          ))}
          {PLATFORMS.map((id) => (
            <th key={id} scope="col" className={`font-normal ${CELL} ${ROOMY}`}>
              {BRAND_PLATFORMS[id].name}
            </th>
          ))}
          <th scope="col" className={`font-normal ${CELL}`}>
            {t.rivalMost}
          </th>
        </tr>
      </thead>
      {sourceGroups(sources.domains).map(({ group, domains }) => (
        <tbody key={group} className="max-lg:block">
          <tr className="max-lg:block">
            <th
              scope="rowgroup"
              colSpan={count}
              className="border-t border-line pt-5 pb-2 font-semibold max-lg:block"
            >
              {t.groups[group].heading}{' '}
              <span className="font-normal text-soft">{t.groups[group].small}</span>
            </th>
          </tr>
          {domains.map((source) => (
            <SourceRow
              key={source.domain}
              source={source}
              n={sources.n}
              most={Math.max(...sources.domains.map(({ cited }) => cited))}
              campaignId={campaignId}
              locale={locale}
              strings={strings}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface SourceRowProps extends CheckerTexts {
  source: SourceDomain;
  campaignId: string;
  /** Search answers, and those that cite the most cited domain. */
  n: number;
  most: number;
}

function SourceRow({ source, campaignId, n, most, locale, strings }: SourceRowProps) {
  const { domain, kind, cited, named, gap, nobody, has_gap, platforms, rivals, pages } = source;
  const t = strings.sources;
  const counted = share(cited, n);
  const [rival] = rivals;
  return (
    <tr className="border-t border-line hover:bg-wash max-lg:flex max-lg:flex-wrap max-lg:gap-x-5 max-lg:py-3">
      <th scope="row" className={`min-w-52 font-normal wrap-anywhere max-lg:w-full ${CELL}`}>
        <FacetLink facet={facet.cited(domain)} className="font-medium hover:underline">
          {domain}
        </FacetLink>
        {pages.slice(0, 3).map((page) => (
          <FacetLink
            key={page.url}
            facet={facet.page(page.url)}
            className="block text-[0.875rem] text-soft hover:underline"
          >
            {pathOf(page.url)} ({page.cited})
          </FacetLink>
        ))}
      </th>
      <td className={CELL}>
        <KindSelect campaignId={campaignId} domain={domain} kind={kind} strings={strings} />
      </td>
      <td className={`whitespace-nowrap ${CELL} ${NAMED}`} data-column={t.cited}>
        <FacetLink facet={facet.cited(domain)} className="font-semibold hover:underline">
          {cited}
        </FacetLink>{' '}
        {counted && <span className="text-[0.875rem] text-soft">{rangeText(counted, locale)}</span>}
      </td>
      <td className={`min-w-24 max-lg:w-full ${CELL}`}>
        <Split named={named} gap={gap} nobody={nobody} most={most} />
      </td>
      <td className={`${CELL} ${NAMED}`} data-column={t.named}>
        <Count facet={facet.citedNamed(domain)} count={named} />
      </td>
      <td className={`${CELL} ${NAMED}`} data-column={t.gap}>
        <FacetLink
          facet={facet.gapOf(domain)}
          aria-label={fill(t.gapOf, { count: gap, domain })}
          className={`inline-flex items-end gap-1.5 hover:underline ${has_gap ? 'font-semibold' : 'text-soft'}`}
        >
          {has_gap && <GapMark />}
          {gap}
        </FacetLink>
      </td>
      <td className={`${CELL} ${NAMED}`} data-column={t.nobody}>
        <Count facet={facet.citedNeither(domain)} count={nobody} />
      </td>
      {PLATFORMS.map((id) => (
        <td key={id} className={`${CELL} ${ROOMY}`}>
          <Count facet={facet.cited(domain, id)} count={platforms[id] ?? 0} />
        </td>
      ))}
      <td className={`wrap-anywhere ${CELL} ${NAMED}`} data-column={t.rivalMost}>
        {has_gap && rival ? (
          <>
            {rival.name} <Count facet={facet.cited(domain)} count={rival.k} />
          </>
        ) : (
          '–'
        )}
      </td>
    </tr>
  );
}

/** A number that opens its answers, where there are any. */
function Count({ facet: name, count }: { facet: string; count: number }) {
  if (count === 0) return 0;
  return (
    <FacetLink facet={name} className="hover:underline">
      {count}
    </FacetLink>
  );
}

/** The path of a page's address, for its domain's row. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

interface SplitProps {
  named: number;
  gap: number;
  nobody: number;
  /** The length of the whole bar. */
  most: number;
}

/** The answers that cite a source as one bar; its numbers stand beside it. */
function Split({ named, gap, nobody, most }: SplitProps) {
  return (
    <svg
      viewBox={`0 0 ${most} 14`}
      preserveAspectRatio="none"
      className="mt-1.5 h-3.5 w-full"
      aria-hidden="true"
    >
      <rect width={named} height="14" className="fill-signal" />
      <rect x={named} width={gap} height="14" className="fill-bar" />
      <rect
        x={named + gap}
        width={nobody}
        height="14"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-mid"
      />
    </svg>
  );
}
