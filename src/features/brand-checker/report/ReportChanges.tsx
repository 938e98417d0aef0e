import { percentText, rangeText } from '@/components/charts/share-text';
import { fill } from '@/i18n/fill';
import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { nameChanges, type NameChange } from '#shared/rules/report-period.ts';
import type { Share } from '#shared/rules/shares.ts';
import type { CheckerTexts } from '../strings';

interface ReportChangesProps extends CheckerTexts {
  counted: CountedCampaign;
  before: CountedCampaign;
  /** Both periods in words. */
  between: string;
}

const CELL = 'border-b border-line py-2 pr-3 align-top last:pr-0 sm:pr-4';

/** A period beside the one before, each measure by itself, with what a change proves. */
export function ReportChanges(props: ReportChangesProps) {
  const { counted, before, between, locale, strings } = props;
  const t = strings.report.changes;
  const measures = ANSWER_MODES.map((mode) => ({
    mode,
    rows: nameChanges(counted, before, mode),
  })).filter(({ rows }) => rows.some((row) => row.before !== null));
  if (measures.length === 0) return <p className="text-soft">{t.noBefore}</p>;
  const shareText = (each: Share | null) =>
    each === null
      ? t.nothing
      : fill(t.share, {
          share: percentText(each.value, locale),
          k: each.k,
          n: each.n,
          range: rangeText(each, locale),
        });
  const changeText = ({ change }: NameChange) =>
    change === null ? t.nothing : change === 'may-be-chance' ? t.chance : t[change];
  return (
    <>
      <p className="mb-4 text-base text-soft">{between}</p>
      {measures.map(({ mode, rows }) => (
        <table key={mode} className="mb-6 w-full text-left text-base tabular-nums">
          <caption className="mb-1 text-left font-semibold">{t.measures[mode]}</caption>
          <thead>
            <tr className="text-soft">
              {[t.name, t.now, t.before, t.change].map((column) => (
                <th key={column} scope="col" className={`${CELL} font-normal`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} className={row.own ? 'font-semibold' : ''}>
                <th scope="row" className={`${CELL} font-[inherit] wrap-anywhere`}>
                  {row.name}
                </th>
                <td className={CELL}>{shareText(row.now)}</td>
                <td className={CELL}>{shareText(row.before)}</td>
                <td className={CELL}>{changeText(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className="text-[0.9375rem] text-soft">{t.note}</p>
    </>
  );
}
