import { Figures } from './Figures';
import { barsInWords, ofAnswers, sortedUpward, type ShareBar } from './share-bars';
import { percentText, rangeText } from './share-text';
import type { ChartTexts } from './texts';
import { Whisker } from './Whisker';

/** The lines of the axis, in per cent from the bottom. */
const TICKS = [100, 75, 50, 25] as const;

/** A column's least width in rem, and the chart's height; more columns than fit scroll sideways. */
const SIZES = { large: { column: 4.25, height: 'h-62' }, small: { column: 3.25, height: 'h-33' } };
const COLUMNS = 'grid auto-cols-fr grid-flow-col grid-rows-1';

function Column({ bar, small, ...texts }: ChartTexts & { bar: ShareBar; small: boolean }) {
  const { own, value, high } = bar;
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 mx-auto size-full max-w-34 overflow-visible"
    >
      <rect
        x="18%"
        width="64%"
        y={`${100 - value * 100}%`}
        height={`${value * 100}%`}
        className={own ? 'fill-signal' : 'fill-bar'}
      />
      <Whisker range={bar} />
      <text
        x="50%"
        y={`${100 - high * 100}%`}
        dy="-0.45em"
        textAnchor="middle"
        className={`font-semibold tracking-tight ${own ? `fill-signal-ink ${small ? 'text-xl' : 'text-[1.75rem]'}` : `fill-ink ${small ? 'text-base' : 'text-xl'}`}`}
      >
        {percentText(value, texts.locale)}
      </text>
    </svg>
  );
}

interface RunUpChartProps extends ChartTexts {
  /** In any order; the chart sorts them upward. */
  bars: readonly ShareBar[];
  /** What is measured; names the chart and its table. */
  label: string;
  /** For a card: lower, and without its table, which the page behind the card has. */
  small?: boolean;
}

/**
 * The mark as a chart: one bar for each name, sorted upward, the own brand in the signal colour, each
 * with its range (product 21.34). The axis is always 0 to 100 per cent. On another ground than the
 * page's, set `--ground`.
 */
export function RunUpChart({ bars, label, small = false, ...texts }: RunUpChartProps) {
  const { column, height } = SIZES[small ? 'small' : 'large'];
  const { locale, strings } = texts;
  const sorted = sortedUpward(bars);
  return (
    <figure className="tabular-nums">
      <div
        role="img"
        aria-label={barsInWords(label, sorted, texts)}
        className="grid grid-cols-[2.75rem_minmax(0,1fr)]"
      >
        <svg
          aria-hidden="true"
          className={`mt-9 w-full overflow-visible fill-soft text-xs ${height}`}
        >
          {TICKS.map((tick) => (
            <text key={tick} x="100%" dx="-8" y={`${100 - tick}%`} dy="0.35em" textAnchor="end">
              {tick === 100 ? percentText(1, locale) : tick}
            </text>
          ))}
        </svg>
        <div className="overflow-x-auto pt-9">
          <div style={{ minWidth: `${sorted.length * column}rem` }}>
            <div className={`relative border-b-[1.5px] border-ink ${height} ${COLUMNS}`}>
              <svg
                aria-hidden="true"
                className="absolute inset-0 size-full overflow-visible stroke-line"
              >
                {TICKS.map((tick) => (
                  <line key={tick} x2="100%" y1={`${100 - tick}%`} y2={`${100 - tick}%`} />
                ))}
              </svg>
              {sorted.map((bar) => (
                <div key={bar.name} className="relative">
                  <Column bar={bar} small={small} {...texts} />
                </div>
              ))}
            </div>
            <div className={`mt-2.5 text-center text-[0.875rem] leading-snug ${COLUMNS}`}>
              {sorted.map((bar) => (
                <div key={bar.name} className={`min-w-0 ${small ? '' : 'px-1'}`}>
                  <span
                    // A word that is wider than its column ends in an ellipsis; the table has it whole.
                    className={`block overflow-hidden text-ellipsis hyphens-auto ${small ? 'text-[0.75rem] tracking-tight' : 'max-sm:text-[0.75rem] max-sm:tracking-tight'} ${bar.own ? 'font-bold' : 'font-medium'}`}
                  >
                    {bar.name}
                  </span>
                  <span className="block text-[0.8125rem] text-soft">{ofAnswers(bar, texts)}</span>
                  <span className="block text-[0.8125rem] text-soft">{rangeText(bar, locale)}</span>
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
      {!small && (
        <Figures
          strings={strings}
          caption={label}
          columns={[strings.name, strings.share, strings.answers, strings.range]}
          rows={sorted.map((bar) => ({
            key: bar.name,
            cells: [
              bar.name,
              percentText(bar.value, locale),
              ofAnswers(bar, texts),
              rangeText(bar, locale),
            ],
          }))}
        />
      )}
    </figure>
  );
}
