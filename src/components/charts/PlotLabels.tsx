import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { LineKey } from './LineKey';
import type { LineLook } from './line-looks';
import { labelledPlaces, spreadLabels } from './place-labels';
import { rangeNumbers, type Range } from './share-text';
import type { ChartStrings } from './texts';

/** Distances that keep two labels from covering each other, in per cent of the plot. */
const GAP = { ends: 8, days: 24 } as const;

interface EndLabelsProps {
  strings: ChartStrings;
  lines: readonly {
    name: string;
    isOwn: boolean;
    look: LineLook;
    /** The last value, formatted. */
    value: string;
    /** Its height, from 0 to 1. */
    y: number;
  }[];
}

/** Name and last value of each line, at its end. */
export function EndLabels({ lines, strings }: EndLabelsProps) {
  const places = spreadLabels(
    lines.map(({ y }) => (1 - y) * 100),
    GAP.ends,
  );
  return (
    <ul className="relative leading-tight" aria-hidden="true">
      {lines.map(({ name, isOwn, look, value }, index) => (
        <li
          key={name}
          style={{ top: `${places[index] ?? 0}%` }}
          className={`absolute inset-x-0 flex -translate-y-1/2 items-center gap-1.5 ${isOwn ? 'font-bold text-signal-ink' : 'text-ink'}`}
        >
          <span className="@max-md:hidden">
            <LineKey look={look} />
          </span>
          {/* A single name has the room for two lines. */}
          <span
            className={`${lines.length > 1 ? 'truncate' : ''} ${isOwn ? '@max-md:hidden' : ''}`}
          >
            {name}
          </span>
          {isOwn && <span className="@md:hidden">{strings.you}</span>}
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}

interface DayLabelsProps {
  /** Oldest first; `x` from 0 to 1. */
  days: readonly { day: string; x: number; range: Range | undefined }[];
  locale: Locale;
}

/** The days under a plot, as many as there is room for, with the own brand's ranges. */
export function DayLabels({ days, locale }: DayLabelsProps) {
  const date = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const shown = labelledPlaces(
    days.map(({ x }) => x * 100),
    GAP.days,
  );
  return days.map(
    ({ day, x, range }, index) =>
      shown.includes(index) && (
        <span
          key={day}
          style={{ left: `${x * 100}%` }}
          className="absolute -translate-x-1/2 text-center whitespace-nowrap"
        >
          <span className="block">{date.format(new Date(day))}</span>
          {range && <span className="block">{rangeNumbers(range)}</span>}
        </span>
      ),
  );
}
