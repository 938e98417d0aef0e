import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Select } from '@/components/ui/Select';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { SAMPLE_ID } from '#shared/entities/brand-sample.ts';
import { NO_STATS } from '#shared/entities/campaign-stats.ts';
import { daysOf, shownMode } from '#shared/rules/campaign-stats.ts';
import type { CheckerTexts } from '../strings';
import { CampaignReport } from './CampaignReport';
import type { ReportData } from './report-store';

interface ReportSheetProps extends CheckerTexts {
  data: ReportData;
  onChoose: (campaignId: string) => void;
}

/** A report with its title, its date and the print button. */
export function ReportSheet({ data, onChoose, locale, strings }: ReportSheetProps) {
  const { campaigns, counted } = data;
  const { report } = strings;
  const date = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long' });
  const day = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const isSample = counted?.campaign.id === SAMPLE_ID;
  const stats = counted?.campaign.stats ?? NO_STATS;
  const mode = shownMode(stats);
  const days = daysOf(stats.days, mode).map(({ day: name }) => name);
  const [first, last] = [days.at(0), days.at(-1)];
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
        {counted && (
          <Button variant="signal" onClick={() => print()}>
            {report.print}
          </Button>
        )}
      </div>
      {counted === null ? (
        <p role="status" className="mt-8 text-soft">
          {campaigns.length > 0 ? report.unknown : report.none}
        </p>
      ) : (
        <article className="mt-10 print:mt-6">
          <header className="mb-8">
            <h2 className="text-block wrap-anywhere">{counted.campaign.name}</h2>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
              {isSample && <Badge tone="caution">{strings.start.sample.badge}</Badge>}
              <span>{fill(report.date, { date: date.format(new Date()) })}</span>
              <span>{strings.measures[mode]}</span>
              {first && last && (
                <span>
                  {fill(report.period, {
                    first: day.format(new Date(first)),
                    last: day.format(new Date(last)),
                  })}
                </span>
              )}
            </p>
            {isSample && <p className="mt-2 text-base text-soft">{report.method.sample}</p>}
            {!isSample && counted.tests.some((test) => test.is_sample) && (
              <p className="mt-2 text-base text-soft">{report.method.emulated}</p>
            )}
          </header>
          <CampaignReport counted={counted} isPrint locale={locale} strings={strings} />
        </article>
      )}
    </>
  );
}
