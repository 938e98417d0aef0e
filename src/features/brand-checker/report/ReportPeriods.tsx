import { Select } from '@/components/ui/Select';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { FigurePeriod } from '#shared/rules/figure-period.ts';
import { overlap, periodBefore, type ReportPeriod } from '#shared/rules/report-period.ts';
import type { CheckerTexts } from '../strings';

/** Keys of what a period is compared with, besides those of periods. */
export const BEFORE = 'before';
const NOTHING = '';

interface ReportPeriodsProps extends CheckerTexts {
  periods: readonly ReportPeriod[];
  period: ReportPeriod;
  /** Key of the period that it is compared with. */
  compared: string;
  onPeriod: (key: string) => void;
  onCompared: (key: string) => void;
}

/** Chooses the two periods of a report; only such without a common day are compared. */
export function ReportPeriods(props: ReportPeriodsProps) {
  const { periods, period, compared, locale, strings } = props;
  const { periods: t } = strings.report;
  const nameOf = (each: ReportPeriod) =>
    'month' in each
      ? new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(each.from))
      : fill(t.days, { count: each.days, range: daysText(each, locale) });
  const others = periods.filter((each) => !overlap(each, period));
  return (
    <>
      <Select
        className="w-full sm:w-80"
        label={t.label}
        choices={periods.map((each) => ({ value: each.key, label: nameOf(each) }))}
        value={period.key}
        onChoose={props.onPeriod}
      />
      <Select
        className="w-full sm:w-80"
        label={t.compared}
        choices={[
          {
            value: BEFORE,
            label: fill(t.before, { range: daysText(periodBefore(period), locale) }),
          },
          ...others.map((each) => ({ value: each.key, label: nameOf(each) })),
          { value: NOTHING, label: t.none },
        ]}
        value={compared}
        onChoose={props.onCompared}
      />
    </>
  );
}

/** A period's days, which are UTC. */
export function daysText({ from, to }: FigurePeriod, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(from), new Date(to));
}
