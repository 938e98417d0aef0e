import { fillCount } from '@/i18n/fill';
import { Figures } from './Figures';
import { LineKey } from './LineKey';
import { lineLook } from './line-looks';
import { barsInWords, shareCell, type ShareBar } from './share-bars';
import { percentText, rangeText } from './share-text';
import type { ChartTexts } from './texts';

/** A platform's bars, or the reason why there are none. */
export type Multiple = { name: string } & ({ bars: readonly ShareBar[] } | { notMeasured: string });

const COLUMNS = 'grid auto-cols-fr grid-flow-col grid-rows-1 gap-x-1';

/** Bars in the order of the large chart, each with the number of its answers. */
function SmallRunUp({ bars, label, ...texts }: ChartTexts & { bars: ShareBar[]; label: string }) {
  const { locale, strings } = texts;
  const own = bars.find((bar) => bar.own);
  return (
    <div role="img" aria-label={barsInWords(label, bars, texts)} className="mt-7 text-center">
      <div className={`h-24 border-b border-ink ${COLUMNS}`}>
        {bars.map((bar) => (
          <svg key={bar.name} aria-hidden="true" className="size-full overflow-visible">
            <rect
              width="100%"
              y={`${100 - bar.value * 100}%`}
              height={`${bar.value * 100}%`}
              className={bar.own ? 'fill-signal' : 'fill-bar'}
            />
            <text
              x="50%"
              y={`${100 - bar.value * 100}%`}
              dy="-0.35em"
              textAnchor="middle"
              className={`text-[0.8125rem] ${bar.own ? 'fill-signal-ink font-bold' : 'fill-ink font-medium'}`}
            >
              {bar.k}
            </text>
          </svg>
        ))}
      </div>
      <div className={`mt-1 text-xs text-soft @max-md:hidden ${COLUMNS}`}>
        {bars.map((bar) => (
          <span key={bar.name} className={`truncate ${bar.own ? 'font-bold text-ink' : ''}`}>
            {bar.own ? strings.you : bar.name}
          </span>
        ))}
      </div>
      {own && (
        <p className="mt-1.5 flex flex-wrap justify-center gap-x-1.5 text-[0.8125rem]">
          <b className="font-semibold">{percentText(own.value, locale)}</b>
          <span className="whitespace-nowrap text-soft">{rangeText(own, locale)}</span>
        </p>
      )}
    </div>
  );
}

interface RunUpMultiplesProps extends ChartTexts {
  multiples: readonly Multiple[];
  /** The names as the large chart sorts them, so that a platform that differs is seen at once. */
  order: readonly string[];
  /** What is measured; names the table. */
  label: string;
}

/** The run-up of each platform beside the others (product 21.34), with one table for all of them. */
export function RunUpMultiples({ multiples, order, label, ...texts }: RunUpMultiplesProps) {
  const { strings } = texts;
  const barOf = (multiple: Multiple, name: string) =>
    'bars' in multiple ? multiple.bars.find((bar) => bar.name === name) : undefined;
  const inOrder = (multiple: Multiple) => order.flatMap((name) => barOf(multiple, name) ?? []);
  return (
    <figure className="@container tabular-nums">
      <ul className="grid grid-cols-3 gap-x-4 @md:gap-x-6">
        {multiples.map((multiple, index) => {
          const bars = inOrder(multiple);
          return (
            <li key={multiple.name} className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] font-semibold">
                <LineKey look={lineLook('platform', index)} />
                {multiple.name}
                {bars[0] && (
                  <span className="text-[0.8125rem] font-normal text-soft @md:ml-auto">
                    {fillCount(strings.answerCount, bars[0].n)}
                  </span>
                )}
              </p>
              {'bars' in multiple ? (
                <SmallRunUp bars={bars} label={multiple.name} {...texts} />
              ) : (
                <p className="mt-2 rounded-sm border border-dashed border-mid p-3 text-[0.8125rem] leading-snug wrap-anywhere text-soft">
                  {multiple.notMeasured}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <Figures
        strings={strings}
        caption={label}
        columns={[strings.name, ...multiples.map(({ name }) => name)]}
        rows={order.map((name) => ({
          key: name,
          cells: [
            name,
            ...multiples.map((multiple) => {
              const bar = barOf(multiple, name);
              return bar ? shareCell(bar, texts) : '–';
            }),
          ],
        }))}
      />
    </figure>
  );
}
