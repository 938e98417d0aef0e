import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Lazy } from '@/components/ui/Lazy';
import { reportPeriods } from '#shared/rules/report-period.ts';
import type { CheckerTexts } from '../strings';
import { BEFORE, ReportPeriods } from './ReportPeriods';
import type { ReportData } from './report-store';

interface ReportSheetProps extends CheckerTexts {
  data: ReportData;
}

/** The period that is shown at first, in days. */
const FIRST_PERIOD = 'days-30';

/** A report under what is chosen for it: periods and logo. */
export function ReportSheet({ data, ...texts }: ReportSheetProps) {
  const { report } = texts.strings;
  const [key, setKey] = useState(FIRST_PERIOD);
  const [compared, setCompared] = useState(BEFORE);
  const periods = reportPeriods(data.counted.campaign.stats);
  const last = periods.filter((each) => 'days' in each);
  const period = periods.find((each) => each.key === key) ?? last.at(-1) ?? null;
  const choosePeriod = (chosen: string) => {
    setKey(chosen);
    setCompared(BEFORE);
  };
  return (
    <>
      {period && (
        <div className="mt-6 flex flex-wrap items-end gap-4 print:hidden">
          <ReportPeriods
            {...texts}
            periods={periods}
            period={period}
            compared={compared}
            onPeriod={choosePeriod}
            onCompared={setCompared}
          />
        </div>
      )}
      <div className="mt-4 space-y-4 print:hidden">
        <Lazy load={() => import('./LogoField')} fallback={<div className="h-35 w-full sm:w-96" />}>
          {({ LogoField }) => <LogoField strings={report.logo} />}
        </Lazy>
        <Button variant="signal" onClick={() => print()}>
          {report.print}
        </Button>
      </div>
      <Lazy load={() => import('./PrintedReport')}>
        {({ PrintedReport }) => (
          <PrintedReport
            {...texts}
            {...data}
            periods={periods}
            period={period}
            compared={compared}
          />
        )}
      </Lazy>
    </>
  );
}
