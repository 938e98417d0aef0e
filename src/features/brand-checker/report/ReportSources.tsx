import { GapMark } from '@/components/charts/GapMark';
import { rangeText } from '@/components/charts/share-text';
import { Badge } from '@/components/ui/Badge';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { share } from '#shared/rules/shares.ts';
import type { SourceFigures } from '../figures/overview-figures';
import type { CheckerTexts } from '../strings';

interface ReportSourcesProps extends CheckerTexts {
  sources: SourceFigures;
  brand: string;
}

/** Websites that a report shows. */
const SHOWN = 12;
const CELL = 'border-b border-line py-2 pr-3 align-top last:pr-0 sm:pr-4';

/** What the search answers cite: first where the brand is missing and could be, then the most cited. */
export function ReportSources({ sources, brand, locale, strings }: ReportSourcesProps) {
  const t = strings.report.sources;
  const { n, domains, period } = sources;
  if (domains.length === 0) return <p className="text-soft">{t.none}</p>;
  const day = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const dates = {
    first: day.format(new Date(period.from)),
    last: day.format(new Date(period.to)),
  };
  const shareText = (k: number) => {
    const counted = share(k, n);
    return fill(t.share, { k, n, range: counted === null ? '' : rangeText(counted, locale) });
  };
  return (
    <>
      <p className="mb-2 break-after-avoid text-[0.9375rem] text-soft">
        {fill(t.hint, { n, ...dates })}
      </p>
      <div
        role="group"
        aria-label={t.heading}
        tabIndex={0}
        className="overflow-x-auto print:overflow-visible"
      >
        <table className="w-full text-left text-base tabular-nums">
          <caption className="sr-only">{t.heading}</caption>
          <thead>
            <tr className="text-soft">
              {[t.domain, t.cited, fill(t.named, { brand }), fill(t.gap, { brand })].map(
                (column) => (
                  <th key={column} scope="col" className={`${CELL} font-normal`}>
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {domains.slice(0, SHOWN).map(({ domain, kind, cited, named, gap, has_gap }) => (
              <tr key={domain}>
                <th scope="row" className={`${CELL} font-normal wrap-anywhere`}>
                  <span className="mr-1.5">{domain}</span>{' '}
                  {kind === 'own' && <Badge tone="good">{t.own}</Badge>}
                </th>
                <td className={CELL}>{shareText(cited)}</td>
                <td className={CELL}>{named}</td>
                <td className={CELL}>
                  <span className="inline-flex flex-wrap items-end gap-x-1.5">
                    {has_gap && <GapMark />}
                    {gap}
                    {has_gap && <span className="text-soft">{t.hasGap}</span>}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
