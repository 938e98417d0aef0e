import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { Badge } from '@/components/ui/Badge';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { SAMPLE_ID } from '#shared/entities/brand-sample.ts';
import type { FigurePeriod } from '#shared/rules/figure-period.ts';
import { inPeriod, periodBefore, type ReportPeriod } from '#shared/rules/report-period.ts';
import type { CheckerTexts } from '../strings';
import { CampaignReport } from './CampaignReport';
import { $logo } from './logo-store';
import { ReportFoot } from './ReportFoot';
import { BEFORE, daysText } from './ReportPeriods';
import type { ReportData } from './report-store';

interface PrintedReportProps extends CheckerTexts, ReportData {
  periods: readonly ReportPeriod[];
  /** Null without answers. */
  period: ReportPeriod | null;
  /** Key of the period that it is compared with. */
  compared: string;
}

/** What is printed: logo, title, dates, the report, and the mark below it. */
export function PrintedReport(props: PrintedReportProps) {
  const { counted, periods, period, compared, sources, todo, locale, strings } = props;
  const { report } = strings;
  const logo = useStore($logo);
  const { brand_name: brand, name, id } = counted.campaign;
  const before = period && periodOf(compared, period, periods);
  const shown = useMemo(() => (period ? inPeriod(counted, period) : counted), [counted, period]);
  const earlier = useMemo(() => (before ? inPeriod(counted, before) : null), [counted, before]);
  const today = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long' });
  const day = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const isSample = id === SAMPLE_ID;
  const between =
    period && before
      ? fill(report.changes.between, {
          now: daysText(period, locale),
          before: daysText(before, locale),
        })
      : '';
  return (
    <article className="mt-10 print:mt-0">
      <header className="mb-8">
        {logo !== null && (
          <img
            src={logo}
            alt={report.logo.alt}
            className="mb-6 h-14 w-auto max-w-60 object-contain"
          />
        )}
        <h2 className="text-block wrap-anywhere print:text-[40px]">
          {fill(report.heading, { brand })}
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          {isSample && <Badge tone="caution">{strings.start.sample.badge}</Badge>}
          <span className="wrap-anywhere">{name}</span>
          <span>{fill(report.date, { date: today.format(new Date()) })}</span>
          {period && (
            <span>
              {fill(report.period, {
                first: day.format(new Date(period.from)),
                last: day.format(new Date(period.to)),
              })}
            </span>
          )}
        </p>
        {isSample && <p className="mt-2 text-base text-soft">{report.method.sample}</p>}
        {!isSample && counted.tests.some((test) => test.is_sample) && (
          <p className="mt-2 text-base text-soft">{report.method.emulated}</p>
        )}
      </header>
      <CampaignReport
        counted={shown}
        before={earlier}
        between={between}
        sources={sources}
        todo={todo}
        locale={locale}
        strings={strings}
      />
      <div className="mt-10">
        <ReportFoot strings={strings} />
      </div>
    </article>
  );
}

/** The period that one is compared with; null for none. */
function periodOf(
  compared: string,
  period: ReportPeriod,
  periods: readonly ReportPeriod[],
): FigurePeriod | null {
  if (compared === BEFORE) return periodBefore(period);
  return periods.find(({ key }) => key === compared) ?? null;
}
