import { useState } from 'react';
import { EmptyState } from '@/components/members/EmptyState';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Lazy } from '@/components/ui/Lazy';
import { Select } from '@/components/ui/Select';
import { localizedPath } from '@/i18n/locales';
import { FIRST_CAMPAIGN_PATH } from '@/routes';
import { SAMPLE_ID } from '#shared/entities/brand-sample.ts';
import { reportPeriods } from '#shared/rules/report-period.ts';
import type { CheckerTexts } from '../strings';
import { BEFORE, ReportPeriods } from './ReportPeriods';
import type { ReportData } from './report-store';

interface ReportSheetProps extends CheckerTexts {
  data: ReportData;
  onChoose: (campaignId: string) => void;
}

/** The period that is shown at first, in days. */
const FIRST_PERIOD = 'days-30';

/** A report under what is chosen for it: campaign, periods and logo. */
export function ReportSheet({ data, onChoose, ...texts }: ReportSheetProps) {
  const { campaigns, counted } = data;
  const { report } = texts.strings;
  const [key, setKey] = useState(FIRST_PERIOD);
  const [compared, setCompared] = useState(BEFORE);
  const isSample = counted?.campaign.id === SAMPLE_ID;
  const periods = counted ? reportPeriods(counted.campaign.stats) : [];
  const last = periods.filter((each) => 'days' in each);
  const period = periods.find((each) => each.key === key) ?? last.at(-1) ?? null;
  const choosePeriod = (chosen: string) => {
    setKey(chosen);
    setCompared(BEFORE);
  };
  return (
    <>
      <div className="mt-8 flex flex-wrap items-end gap-4 print:hidden">
        {campaigns.length > 0 && (
          <Select
            className="w-full sm:w-80"
            label={report.campaign}
            choices={[
              ...(isSample || !counted ? [{ value: '', label: '–' }] : []),
              ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={isSample ? '' : (counted?.campaign.id ?? '')}
            onChoose={onChoose}
          />
        )}
        {period && (
          <ReportPeriods
            {...texts}
            periods={periods}
            period={period}
            compared={compared}
            onPeriod={choosePeriod}
            onCompared={setCompared}
          />
        )}
      </div>
      {counted && (
        <div className="mt-4 space-y-4 print:hidden">
          <Lazy
            load={() => import('./LogoField')}
            fallback={<div className="h-28 w-full sm:w-96" />}
          >
            {({ LogoField }) => <LogoField strings={report.logo} />}
          </Lazy>
          <Button variant="signal" onClick={() => print()}>
            {report.print}
          </Button>
        </div>
      )}
      {counted === null ? (
        <EmptyState text={campaigns.length > 0 ? report.unknown : report.none}>
          {campaigns.length === 0 && (
            <ButtonLink href={localizedPath(FIRST_CAMPAIGN_PATH, texts.locale)}>
              {report.create}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <Lazy load={() => import('./PrintedReport')}>
          {({ PrintedReport }) => (
            <PrintedReport
              {...texts}
              {...data}
              counted={counted}
              periods={periods}
              period={period}
              compared={compared}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
