import { Badge } from '@/components/ui/Badge';
import { ButtonLink } from '@/components/ui/Button';
import { Lazy } from '@/components/ui/Lazy';
import { localizedPath } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { SAMPLE_ID } from '#shared/entities/brand-sample.ts';
import { CampaignReport } from '../report/CampaignReport';
import type { CheckerTexts } from '../strings';
import { loadSample } from './load-sample';

/** The report of the sample campaign, marked as a sample. */
export default function SampleReport({ locale, strings }: CheckerTexts) {
  const { sample } = strings.start;
  return (
    <Lazy load={() => loadSample(locale)}>
      {(counted) => (
        <>
          <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="caution">{sample.badge}</Badge>
            <strong className="font-semibold">{counted.campaign.name}</strong>
          </p>
          <CampaignReport counted={counted} isPrint={false} locale={locale} strings={strings} />
          <ButtonLink
            variant="line"
            size="small"
            className="mt-8"
            href={`${localizedPath(ROUTES.brandReport, locale)}?campaign=${SAMPLE_ID}`}
          >
            {sample.report}
          </ButtonLink>
        </>
      )}
    </Lazy>
  );
}
